/** Small routes for the rules pages: the worked examples of the rules, laid out once by hand. */
import type { Cell, Kind, TileInfo, Way } from '../terms'
import type { Laid, Pass, Reveal } from '../wire'

const KINDS: readonly Kind[] = [
  'start',
  'straight',
  'left',
  'right',
  'double_left',
  'double_right',
  'intersection',
  'repeat',
]

/** One bare tile of each kind; the number of a tile is the number of its kind. */
export const BARE: readonly TileInfo[] = KINDS.map((kind) => ({ id: kind, kind, character: null, hazard: null }))
export const bare = (kind: Kind): TileInfo => BARE[KINDS.indexOf(kind)] as TileInfo

type Row = readonly [kind: Kind, x: number, y: number, heading: Way, out: Way, ...again: Pass[]]

function laid([kind, x, y, heading, out, ...again]: Row): Laid {
  const cell: Cell = [x, y]
  return { tile: KINDS.indexOf(kind), cell, rot: heading, walked: [{ cell, into: (heading + 2) & 3, out }, ...again] }
}

function plan(rows: readonly Row[], reason: string | null = null, lostCell: Cell | null = null): Reveal {
  return {
    route: rows.map(laid),
    rest: [],
    lost_at: reason === null ? null : rows.length,
    reason,
    lost_cell: lostCell,
    groups: [],
    points: [],
  }
}

export const DEAD_END = plan(
  [
    ['straight', 0, 1, 0, 0],
    ['left', 0, 2, 0, 3],
    ['left', -1, 2, 3, 2],
    ['left', -1, 1, 2, 1],
  ],
  'dead_end',
  [0, 1],
)

export const LOOP = plan(
  [
    ['left', 0, 1, 0, 3],
    ['left', -1, 1, 3, 2],
    ['left', -1, 0, 2, 1],
  ],
  'loop',
  [0, 0],
)

export const OPPOSITE = plan(
  [
    ['double_left', 0, 1, 0, 3],
    ['repeat', -1, 1, 3, 2],
    ['right', -1, 0, 2, 3],
    ['straight', -2, 0, 3, 3],
    ['right', -3, 0, 3, 0],
    ['right', -3, 1, 0, 1],
    ['straight', -2, 1, 1, 1, { cell: [-1, 1], into: 3, out: 1 }],
  ],
  'opposite',
  [-1, 1],
)

export const CROSSING = plan([
  ['intersection', 0, 1, 0, 0],
  ['left', 0, 2, 0, 3],
  ['left', -1, 2, 3, 2],
  ['left', -1, 1, 2, 1, { cell: [0, 1], into: 3, out: 1 }],
])

export const SECOND_BEND = plan([
  ['double_left', 0, 1, 0, 3],
  ['right', -1, 1, 3, 0],
  ['right', -1, 2, 0, 1],
  ['right', 0, 2, 1, 2, { cell: [0, 1], into: 0, out: 1 }],
])

export const REPEATS = plan([
  ['right', 0, 1, 0, 1],
  ['repeat', 1, 1, 1, 2],
  ['left', 1, 0, 2, 1],
  ['repeat', 2, 0, 1, 0],
])

export const TO_THE_EXIT = plan([
  ['straight', 0, 1, 0, 0],
  ['right', 0, 2, 0, 1],
  ['straight', 1, 2, 1, 1],
])
