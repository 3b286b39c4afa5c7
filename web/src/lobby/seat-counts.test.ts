import { expect, test } from 'vitest'
import type { Around } from '../types'
import { allowed, seatCounts } from './seat-counts'

const around = (seats: number, ...seat_counts: number[]): Around =>
  ({ seats: Array.from({ length: seats }), seat_counts }) as unknown as Around

test('what the options allow can be chosen, all else stays in sight', () => {
  const counts = seatCounts(around(3, 1, 2, 3), { seat_counts: [1, 2, 3, 4] })

  expect(counts.map(({ text }) => text)).toEqual(['1', '2', '3', '4'])
  expect(counts.filter(({ off }) => off).map(({ value }) => value)).toEqual([4])
})

test('options that cannot be played together leave every number where it was', () => {
  const counts = seatCounts(around(3), { seat_counts: [1, 2, 3, 4] })

  expect(counts.map(({ value }) => value)).toEqual([1, 2, 3, 4])
  expect(counts.every(({ off }) => off)).toBe(true)
})

test('of a game that is not known yet, the table tells', () => {
  expect(seatCounts(around(2, 2, 3), null).map(({ value }) => value)).toEqual([2, 3])
})

test('where some are left out it is told how many the options are for', () => {
  const told = (...seat_counts: number[]): string[] =>
    allowed(seatCounts(around(4, ...seat_counts), { seat_counts: [1, 2, 3, 4, 5, 6, 7, 8] }))

  expect(told(4, 5, 6, 7, 8)).toEqual(['4–8'])
  expect(told(4, 6, 8)).toEqual(['4', '6', '8'])
  expect(told(3, 4)).toEqual(['3', '4'])
  expect(told(1, 2, 3, 4, 5, 6, 7, 8)).toEqual([])
  expect(told()).toEqual([])
})
