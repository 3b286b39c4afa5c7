import { expect, test } from 'vitest'
import type { Around, Forecast, GameInfo, Odds, Outlook } from '../types'
import { hardnessOf, leadOf, minutesAt, minutesOf, outlookFor, paceOf, sharesWins } from './forecast'

const game = {
  options: [
    { id: 'mode', values: ['race', 'together'], default: 'race' },
    { id: 'danger', values: [false, true], default: false },
    { id: 'memory', values: ['strict', 'assist'], default: 'strict' },
  ],
} as unknown as GameInfo

const odds = (low: number, high: number): Odds => ({ times: 1, of: 2, share: (low + high) / 2, low, high })
const outlook = (seats: number, options: Outlook['options'] = {}): Outlook => ({
  options,
  seats,
  version: 1,
  bot: 'casual',
  whose: 'first',
  wins: odds(0.2, 0.4),
  fair: 0.3,
  people: [600, 900, 1500],
  alone: [240, 300, 420],
})
const forecast: Forecast = { aside: ['memory'], tables: [outlook(2), outlook(3), outlook(3, { danger: true })] }
const usual = { mode: 'race', danger: false, memory: 'strict' }

test('the figures are those of the very same options and seats, but for what does not matter', () => {
  expect(outlookFor(forecast, game, usual, 3)).toBe(forecast.tables[1])
  expect(outlookFor(forecast, game, { ...usual, danger: true }, 3)).toBe(forecast.tables[2])
  expect(outlookFor(forecast, game, { ...usual, memory: 'assist' }, 2)).toBe(forecast.tables[0])
})

test('of other options or seats nothing is known', () => {
  expect(outlookFor(forecast, game, usual, 4)).toBeNull()
  expect(outlookFor(forecast, game, { ...usual, danger: true }, 2)).toBeNull()
  expect(outlookFor(forecast, game, { ...usual, mode: 'together' }, 3)).toBeNull()
})

test('the more people and the more time they have, the longer it takes', () => {
  expect(minutesOf(outlook(3), 3, 1)).toEqual([10, 25])
  expect(minutesOf(outlook(3), 1, 1)).toEqual([4, 7])
  expect(minutesOf(outlook(3), 2, 1)).toEqual([7, 16])
  expect(minutesOf(outlook(3), 3, 2)).toEqual([20, 50])
  expect(minutesOf(outlook(3), 0, 0.1)).toEqual([1, 1])
})

test('people alone take up time, and by post nobody can say how much', () => {
  const seats = ['guest', 'open', 'bot'].map((kind) => ({ kind })) as unknown as Around['seats']
  const timed = { live: false, timers: { turn: 45 } }

  expect(minutesAt(outlook(3), timed, { seats, timers: { turn: 45 }, by_post: false })).toEqual([7, 16])
  expect(minutesAt(outlook(3), timed, { seats, timers: { turn: 86_400 }, by_post: true })).toBeNull()
})

test('somebody alone is all the people there are', () => {
  expect(minutesOf(outlook(1), 1, 1)).toEqual([10, 25])
})

test('the pace is that of the limits, and no limit is as usual', () => {
  expect(paceOf({ turn: 40, poll: 20 }, { turn: 80, poll: 40 })).toBe(2)
  expect(paceOf({ turn: 40, poll: 20 }, { turn: 0, poll: 20 })).toBe(1)
  expect(paceOf({}, {})).toBe(1)
})

test('how hard it is goes as far as the figures allow', () => {
  expect(hardnessOf(odds(0.8, 0.95))).toEqual(['easy', 'easy'])
  expect(hardnessOf(odds(0.4, 0.6))).toEqual(['fair', 'hard'])
  expect(hardnessOf(odds(0, 0.2))).toEqual(['grim', 'grim'])
})

test('figures that allow everything say nothing', () => {
  expect(hardnessOf(odds(0.24, 0.76))).toBeNull()
  expect(hardnessOf(odds(0.3, 0.7))).toEqual(['fair', 'hard'])
})

test('somebody leads only if chance does not explain it', () => {
  expect(leadOf(odds(0.25, 0.4), 0.33)).toBe('even')
  expect(leadOf(odds(0.4, 0.6), 0.33)).toBe('ahead')
  expect(leadOf(odds(0.1, 0.2), 0.33)).toBe('behind')
})

test('few games do not show that it is even', () => {
  expect(leadOf(odds(0.15, 0.6), 0.33)).toBe('unclear')
})

test('where several may win at once, the fair share is more than one of so many', () => {
  expect(sharesWins(0.42, 3)).toBe(true)
  expect(sharesWins(0.3333, 3)).toBe(false)
  expect(sharesWins(0.32, 3)).toBe(false)
})
