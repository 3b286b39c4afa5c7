/** For tests: a few tiles and a starting board with two arms, north and east. */
import type { Catalogue, MazeTile } from './wire'

const tile = (id: string, more: Partial<MazeTile>): MazeTile => ({
  id,
  count: 1,
  spaces: [[[0, 1]], [[1, 1]], [[2, 1]]],
  links: [
    [0, 1],
    [1, 2],
  ],
  exits: { N: 0, S: 2 },
  rotations: 2,
  indicator: null,
  takes_strip: false,
  ...more,
})
const end = (id: string): MazeTile =>
  tile(id, { spaces: [[[2, 1]], [[1, 1]]], links: [[0, 1]], exits: { S: 0 }, rotations: 4, indicator: 1 })
const corner: Partial<MazeTile> = { spaces: [[[0, 1]], [[1, 1]], [[1, 2]]], exits: { N: 0, E: 2 }, rotations: 4 }
const tee: Partial<MazeTile> = {
  spaces: [[[0, 1]], [[1, 1]], [[1, 2]], [[2, 1]]],
  links: [
    [0, 1],
    [1, 2],
    [1, 3],
  ],
  exits: { N: 0, E: 2, S: 3 },
  rotations: 4,
}
const single: Partial<MazeTile> = {
  spaces: [
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  ],
  links: [],
  exits: { N: 0, S: 0 },
  takes_strip: true,
}

export const A_BOOK: Catalogue = {
  maze: {
    single: tile('single', single),
    triple: tile('triple', { takes_strip: true }),
    corner: tile('corner', corner),
    tee: tile('tee', tee),
    ctrl_y: end('ctrl_y'),
    tele_w: end('tele_w'),
    tele_y: end('tele_y'),
  },
  actions: {
    swap: { id: 'swap', count: 4, uses: ['at', 'to', 'rot', 'to_rot'], aborts: null },
    ab_roll: { id: 'ab_roll', count: 4, uses: [], aborts: 'roll' },
  },
  sides: {
    small: {
      id: 'small',
      players: [2, 3],
      spaces: [
        [4, 4],
        [3, 4],
        [2, 4],
        [1, 4],
        [0, 4],
        [4, 5],
        [4, 6],
        [4, 7],
        [4, 8],
      ],
      links: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [0, 5],
        [5, 6],
        [6, 7],
        [7, 8],
      ],
      exits: [
        { space: 4, side: 'N', way: 0 },
        { space: 8, side: 'E', way: 1 },
      ],
    },
  },
  windows: ['action', 'maze', 'energy', 'roll', 'teleport', 'abort'],
  dice: [1, 1, 2, 2, 3, 3],
  strips: 12,
  tokens: 3,
  reach: 10,
}
