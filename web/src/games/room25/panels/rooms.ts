/** Rooms in lists: which still lie face down, and what was said of them. */
import { COLOURS, ROOM_COLOURS, type Colour, type RoomKind } from '../art/kinds'
import type { Cell } from '../terms'
import type { Claim, View } from '../wire'

export const isKind = (room: string | null | undefined): room is RoomKind => room != null && room in ROOM_COLOURS
export const colourOf = (room: RoomKind): Colour => ROOM_COLOURS[room]

export interface Lying {
  colour: Colour
  rooms: readonly { room: RoomKind; many: number }[]
  many: number
}

/** What lies face down, by colour. */
export function lyingDown({ hidden }: View): Lying[] {
  const all = Object.entries(hidden).flatMap(([room, many]) => (isKind(room) ? [{ room, many }] : []))
  return COLOURS.map((colour) => {
    const rooms = all.filter(({ room }) => colourOf(room) === colour)
    return { colour, rooms, many: rooms.reduce((sum, { many }) => sum + many, 0) }
  }).filter(({ rooms }) => rooms.length > 0)
}

/** What was said of the room that lies here now, wherever it lay then; the newest first. */
export const saidOf = ({ claims, rooms }: View, cell: Cell): Claim[] =>
  claims.filter(({ tile }) => tile === rooms[cell]?.tile).toReversed()

/** Everything that was said, by round, the newest round first. */
export function saidByRound({ claims }: View): { round: number; claims: Claim[] }[] {
  const rounds = [...new Set(claims.map(({ round }) => round))].sort((a, b) => b - a)
  return rounds.map((round) => ({ round, claims: claims.filter((claim) => claim.round === round) }))
}

/** R25-4.13: so many a round from each seat. */
export const MOST_CLAIMS = 12

export const saidThisRound = ({ claims, round }: View, seat: number | null): Claim[] =>
  claims.filter((claim) => claim.seat === seat && claim.round === round)
