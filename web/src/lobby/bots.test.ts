import { expect, test } from 'vitest'
import type { Around } from '../types'
import { commonStrength, fill, seatsOf } from './bots'

const around = (...strengths: (string | null)[]): Around =>
  ({
    seats: strengths.map((strength) => ({ kind: strength === null ? 'open' : 'bot', strength })),
  }) as unknown as Around

test('every open seat gets a bot', () => {
  expect(fill(seatsOf(around(null, 'sharp', null), 'open'), 'casual')).toEqual([
    { type: 'set_bot', seat: 0, strength: 'casual' },
    { type: 'set_bot', seat: 2, strength: 'casual' },
  ])
})

test('bots have a strength in common, or differ', () => {
  expect(commonStrength(around('sharp', null, 'sharp'))).toBe('sharp')
  expect(commonStrength(around('sharp', 'casual'))).toBeNull()
  expect(commonStrength(around(null))).toBeNull()
})
