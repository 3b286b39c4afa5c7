import { expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { EXIT, exitsOf, linkTable, middleOf, NOTHING, shapeOf, turnedCell } from './shape'
import type { MazeTile } from './wire'

const info = (id: string): MazeTile => A_BOOK.maze[id] as MazeTile

it('turns cells clockwise, as NE-2.1 says', () => {
  expect(turnedCell([0, 1], 1)).toEqual([1, 2])
  expect(turnedCell([0, 0], 2)).toEqual([2, 2])
  expect(turnedCell([1, 2], 3)).toEqual([0, 1])
})

it('reads which way every link of a turned tee leads', () => {
  const table = linkTable(shapeOf(info('tee')), 1)
  expect(table.slice(4, 8)).toEqual([NOTHING, 0, 2, 3])
  expect(table[0 * 4 + 1]).toBe(EXIT)
})

it('turns exits with the tile', () => {
  expect(exitsOf(shapeOf(info('corner')), 0)).toEqual([0, 1])
  expect(exitsOf(shapeOf(info('corner')), 3)).toEqual([0, 3])
})

it('adds a space and an exit in the east for a New Path (NE-2.3)', () => {
  const shape = shapeOf(info('triple'), true)
  expect(shape.spaces).toHaveLength(4)
  expect(shape.links).toContainEqual([1, 3])
  expect(exitsOf(shape, 0)).toEqual([0, 1, 2])
  expect(shapeOf(info('single'), true).links).toEqual([[0, 1]])
})

it('finds the middle of a long catwalk', () => {
  expect(middleOf(info('single').spaces[0] ?? [])).toEqual([1, 1])
})
