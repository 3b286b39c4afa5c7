// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Around } from '../types'
import { whyNot } from './why'

const around = (why_not: Around['why_not']): Around =>
  ({ game: 'emergency_exit', seats: [], why_not }) as unknown as Around

test('nothing keeps the table from starting', () => {
  expect(whyNot(around(null))).toBeNull()
})

test('what the house says by itself has its own words', () => {
  expect(whyNot(around({ code: 'seats_open', rule: '', facts: {} }))).toBe('There are still open seats.')
  expect(whyNot(around({ code: 'bad_seat_count', rule: '', facts: { allowed: [2] } }))).toBe(
    'These options are not for this many seats.',
  )
})

test('what the game objects to is said as its refusals are', () => {
  expect(whyNot(around({ code: 'no_such_words', rule: 'X-1', facts: {} }))).toBe('refusal.no_such_words')
})
