import { expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aView, laid } from './a-view'
import { optionsOf } from './choice'
import { exitsOfMaze } from './exits'
import { previewOf, relaidTiles } from './preview'
import type { Action } from './wire'

const SMALL = A_BOOK.sides['small']
const sorted = (exits: readonly (readonly number[])[]): string[] => exits.map((exit) => exit.join()).sort()

it('finds the exits of a bare starting board', () => {
  expect(sorted(exitsOfMaze(A_BOOK, SMALL, []))).toEqual(sorted(aView().exits))
})

it('knows where a swap would lead outside, and where no longer', () => {
  const view = aView({ tiles: [laid('triple', [2, 0], 1), laid('tee', [0, -2])] })
  expect(sorted(exitsOfMaze(A_BOOK, SMALL, view.tiles))).toEqual(['0,-3,0', '1,-2,1', '3,0,1'])
  const swap: Action = { type: 'play_action', tile: 'swap', targets: { at: [2, 0], to: [0, -2], rot: 0, to_rot: 3 } }
  const preview = previewOf(optionsOf([swap], view)[0] ?? null, view)
  expect(sorted(exitsOfMaze(A_BOOK, SMALL, relaidTiles(view.tiles, preview)))).toEqual(['0,-3,0', '2,-1,0', '3,0,1'])
})
