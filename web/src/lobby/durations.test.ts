import { expect, test } from 'vitest'
import { limits, roughly, spell } from './durations'

test('a host can choose hours and days', () => {
  for (const seconds of [3600, 28800, 86400, 259200]) expect(limits(45)).toContain(seconds)
  expect(limits(45)).toContain(45)
})

test('what is chosen is said exactly', () => {
  expect(spell(28800)).toEqual({ key: 'timers.hours', n: 8 })
  expect(spell(259200)).toEqual({ key: 'timers.days', n: 3 })
})

test.each([
  [10, 'minutes', 1],
  [1700, 'minutes', 28],
  [5399, 'minutes', 90],
  [5400, 'hours', 2],
  [71_000, 'hours', 20],
  [86_400, 'hours', 24],
  [129_600, 'days', 2],
  [259_200, 'days', 3],
])('what is left of %i seconds is said roughly', (seconds, unit, n) => {
  expect(roughly(seconds)).toEqual({ key: `timers.${unit}`, n })
})
