/** What can be drawn: the rooms with the light that each is lit by, the people, the tokens, the cards. */

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export const ROOM_COLOURS = {
  central: 'blue',
  room25: 'blue',
  key: 'blue',
  empty: 'green',
  vision: 'green',
  moving: 'green',
  control: 'green',
  tunnel: 'green',
  regeneration: 'green',
  robot: 'green',
  vortex: 'yellow',
  prison: 'yellow',
  cold: 'yellow',
  dark: 'yellow',
  jamming: 'yellow',
  mirror: 'yellow',
  mac: 'yellow',
  pivoting: 'yellow',
  trapped: 'red',
  flooded: 'red',
  acid: 'red',
  illusion: 'red',
  mortal: 'red',
  shredder: 'red',
  timer: 'red',
  paranoia: 'red',
} as const satisfies Record<string, Colour>
export type RoomKind = keyof typeof ROOM_COLOURS

/** The way through a Pivoting Chamber: across or up and down; null while nobody has turned it. */
export type Axis = 'h' | 'v' | null

export const CHARACTERS = ['alice', 'jennifer', 'max', 'kevin', 'franck', 'emmett', 'sarah', 'bruce'] as const
export type Character = (typeof CHARACTERS)[number]

export const TOKENS = ['look', 'move', 'push', 'control', 'special', 'adrenaline'] as const
export type Token = (typeof TOKENS)[number]

export type Role = 'prisoner' | 'guard' | 'hidden'

export const CARDS = [
  'movement',
  'punishment',
  'blackout',
  'jamming',
  'disabled',
  'chaos',
  'acceleration',
  'rewind',
  'robot',
  'time_bomb',
  'lock_on',
  'panic',
] as const
export type Card = (typeof CARDS)[number]

/** A row or a column of the complex, counted from the top left. */
export interface Line {
  way: 'row' | 'column'
  at: number
}
