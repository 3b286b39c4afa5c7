import { expect, test } from 'vitest'
import type { Mark, ReplayLetter } from '../types'
import { stopAfter, stopAt, stopBefore, stopsOf } from './marks'

const mark = (id: string, number: number): Mark => ({ id, number, facts: {} })
const letter = (number: number): ReplayLetter => ({
  number,
  at: 0,
  seat: null,
  by: 'table',
  happened: [],
  view: {},
  may: [],
  asked: false,
})
/** Step 2 was taken back. */
const letters = [0, 1, 3, 4, 5].map(letter)
const stops = stopsOf([mark('round', 0), mark('lost', 3), mark('reveal', 3), mark('end', 5)], letters)

test('marks of one step are one stop, at the letter of that step', () => {
  expect(stops.map(({ at, marks }) => [at, marks.map(({ id }) => id)])).toEqual([
    [0, ['round']],
    [2, ['lost', 'reveal']],
    [4, ['end']],
  ])
})

test('from anywhere there is a stop before, one after, and the one that is on', () => {
  expect([stopBefore(stops, 2)?.at, stopAfter(stops, 2)?.at, stopAt(stops, 2)?.at]).toEqual([0, 4, 2])
  expect([stopBefore(stops, 0), stopAfter(stops, 4), stopAt(stops, 3)?.at]).toEqual([null, null, 2])
})

test('a mark of a step that no letter tells of is left out', () => {
  expect(stopsOf([mark('gong', 2)], letters)).toEqual([])
})
