import { expect, test } from 'vitest'
import type { Around } from '../types'
import { waitsOnlyFor } from './waits-only-for'

const table = (code: string | null, day: object | null = null): Around =>
  ({
    why_not: code === null ? null : { code, rule: '', facts: {} },
    host: 'ann',
    day,
    seats: [
      { kind: 'guest', guest: 'ann', name: 'Ann', ready: false },
      { kind: 'guest', guest: 'bea', name: 'Bea', ready: false },
      { kind: 'bot', guest: null, name: 'Ada', ready: false },
      { kind: 'guest', guest: 'cas', name: 'Cas', ready: true },
    ],
  }) as unknown as Around

test('those are named whose word is all that is missing', () => {
  expect(waitsOnlyFor(table('not_ready')).map(({ name }) => name)).toEqual(['Bea'])
})

test('nobody is, where something else is in the way, or nothing', () => {
  expect(waitsOnlyFor(table('seats_open'))).toEqual([])
  expect(waitsOnlyFor(table(null))).toEqual([])
})

test('a maze of the day is not started past anybody', () => {
  expect(waitsOnlyFor(table('not_ready', { maze: 'together', date: '2026-05-01' }))).toEqual([])
})
