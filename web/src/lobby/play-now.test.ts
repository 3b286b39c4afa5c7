import { expect, test } from 'vitest'
import type { Around, GameInfo } from '../types'
import { opening, takeWish, wantToPlay } from './play-now'

const game = {
  standard_bot: 'attentive',
  presets: { default: {}, first_show: { rooms: 'beginner' } },
  first_preset: 'first_show',
  live: false,
} as unknown as GameInfo
const around = (...seat_counts: number[]): Around => ({ seat_counts, you: { seat: 0 }, grace: 60 }) as unknown as Around

test('by the terms for a first game, without hurry while alone, with bots in all seats but your own, it begins', () => {
  expect(opening(around(2, 3, 4, 5), game, 3)).toEqual([
    { type: 'set_options', options: { rooms: 'beginner' } },
    { type: 'set_timers', timers: {}, grace: 60, unhurried_alone: true },
    { type: 'set_seats', seats: 3 },
    { type: 'set_bot', seat: 1, strength: 'attentive' },
    { type: 'set_bot', seat: 2, strength: 'attentive' },
    { type: 'start' },
  ])
})

test('a game of real time keeps its clock', () => {
  expect(opening(around(2), { ...game, live: true }, 2).map(({ type }) => type)).not.toContain('set_timers')
})

test('a game for more takes as few as it can', () => {
  expect(opening(around(4, 5, 6), game, 3)).toContainEqual({ type: 'set_seats', seats: 4 })
})

test('a table is begun once', () => {
  wantToPlay('ABCDEF')

  expect(takeWish('OTHERS')).toBe(false)
  expect(takeWish('ABCDEF')).toBe(true)
  expect(takeWish('ABCDEF')).toBe(false)
})
