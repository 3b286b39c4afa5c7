import { expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { laid } from './a-view'
import { boardSlot, exitPoint, rimPoint, slotAt, slotPoint, spotPoint } from './geometry'

const side = A_BOOK.sides['small']

it('puts the hub in the middle and north at the top', () => {
  expect(spotPoint(A_BOOK, side, [], [0, 0, 0])).toEqual({ x: 0, y: 0 })
  expect(spotPoint(A_BOOK, side, [], [0, 0, 4])).toEqual({ x: 0, y: -120 })
})

it('finds a space of a turned tile', () => {
  const tiles = [laid('corner', [2, 0], 1)]
  expect(spotPoint(A_BOOK, side, tiles, [2, 0, 0])).toEqual({ x: 210, y: 0 })
  expect(spotPoint(A_BOOK, side, tiles, [2, 0, 2])).toEqual({ x: 180, y: 30 })
})

it('goes from a place on the picture back to its slot', () => {
  expect(slotAt({ x: 200, y: -140 })).toEqual([2, -2])
  expect(slotAt(slotPoint([-3, 4]))).toEqual([-3, 4])
})

it('knows which slot a cell of the starting board belongs to', () => {
  expect(boardSlot([0, 4])).toEqual([0, -1])
  expect(boardSlot([7, 8])).toEqual([1, 1])
})

it('marks an exit between the maze and the empty slot', () => {
  expect(exitPoint([0, -2, 0])).toEqual({ x: 0, y: -135 })
})

it('spreads few meeples over the whole rim of the hub', () => {
  const [first, second, third, fourth] = [0, 1, 2, 3]
    .map(rimPoint)
    .map(({ x, y }) => [Math.sign(Math.round(x)), Math.sign(Math.round(y))])
  expect([first, second, third, fourth]).toEqual([
    [0, -1],
    [0, 1],
    [1, 0],
    [-1, 0],
  ])
})

it('has eight different places on the rim of the hub', () => {
  const places = Array.from({ length: 8 }, (_, seat) => rimPoint(seat))
  expect(new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(8)
})
