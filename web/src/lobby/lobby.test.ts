import { expect, test } from 'vitest'
import type { GameInfo } from '../types'
import { graces, limits, spell } from './durations'
import { fitsPreset } from './presets'

const game = {
  options: [
    { id: 'mode', values: ['race', 'together'], default: 'race' },
    { id: 'danger', values: [false, true], default: false },
  ],
} as unknown as GameInfo

test('a preset fits when all it leaves out is as usual', () => {
  expect(fitsPreset(game, { danger: true }, { mode: 'race', danger: true })).toBe(true)
  expect(fitsPreset(game, { danger: true }, { mode: 'together', danger: true })).toBe(false)
  expect(fitsPreset(game, {}, { mode: 'race', danger: true })).toBe(false)
})

test('whatever the table has now can be seen in the list, in its place', () => {
  expect(limits(40)).toContain(40)
  expect(limits(40)).toEqual([...limits(40)].sort((left, right) => left - right))
  expect(limits(45).filter((value) => value === 45)).toHaveLength(1)
  expect(graces(-1)[0]).toBe(-1)
})

test('times are told in the largest unit that is exact', () => {
  expect(spell(45)).toEqual({ key: 'timers.seconds', n: 45 })
  expect(spell(90)).toEqual({ key: 'timers.seconds', n: 90 })
  expect(spell(120)).toEqual({ key: 'timers.minutes', n: 2 })
  expect(spell(7200)).toEqual({ key: 'timers.hours', n: 2 })
  expect(spell(604800)).toEqual({ key: 'timers.days', n: 7 })
})
