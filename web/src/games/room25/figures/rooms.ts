/** Which rooms came in which box (R25-1.2, R25-2.1). */
import { ROOM_COLOURS, type RoomKind } from '../art/kinds'

const SEASON: readonly RoomKind[] = [
  'key',
  'robot',
  'regeneration',
  'mac',
  'pivoting',
  'jamming',
  'mirror',
  'shredder',
  'timer',
  'paranoia',
]

const isKind = (room: string): room is RoomKind => room in ROOM_COLOURS
export const ALL_ROOMS: readonly RoomKind[] = Object.keys(ROOM_COLOURS).filter(isKind)
export const BASE_ROOMS = ALL_ROOMS.filter((room) => !SEASON.includes(room))
export const SEASON_ROOMS = ALL_ROOMS.filter((room) => SEASON.includes(room))
