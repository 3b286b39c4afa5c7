import { expect, test } from 'vitest'
import type { ChangeMessage, LetterMessage } from '../types'
import { changed } from './changes'

const seats = { 0: { dice: [1] }, 1: { dice: [2] }, 2: { dice: [3] } }
const letter: LetterMessage = {
  type: 'letter',
  match: 'm',
  number: 4,
  at: 900,
  runs: 1,
  happened: [{ type: 'old' }],
  view: { depot: 9, vote: null, seats, chambers: { 0: 'start' } },
  may: [{ type: 'roll' }],
  asked: true,
  clocks: {},
  take_back: { free: false, ask: false },
  missed: null,
  taken_back: null,
}
const change = (more: Partial<ChangeMessage>): ChangeMessage => ({
  type: 'change',
  match: 'm',
  number: 5,
  since: 4,
  at: 1000,
  runs: 1,
  happened: [{ type: 'rolled' }],
  view: {},
  keyed: [],
  ...more,
})

test('what changed is replaced, key by key where it says so, and the rest stays the very same', () => {
  const next = changed(
    letter,
    change({ view: { depot: 8, vote: { yes: null }, seats: { 1: { dice: [5] } } }, keyed: ['seats'] }),
  )!

  expect(next.view).toEqual({
    depot: 8,
    vote: { yes: null },
    seats: { ...seats, 1: { dice: [5] } },
    chambers: { 0: 'start' },
  })
  expect((next.view as { seats: typeof seats }).seats[0]).toBe(seats[0])
  expect((next.view as { chambers: object }).chambers).toBe((letter.view as { chambers: object }).chambers)
  expect([next.number, next.at, next.happened]).toEqual([5, 1000, [{ type: 'rolled' }]])
  expect((letter.view as { depot: number }).depot).toBe(9)
})

test('keys that are gone are named apart, and nothing is a value like any other', () => {
  const view = { seats: { 1: null }, depot: null }
  const next = changed(letter, change({ view, keyed: ['seats'], gone: { seats: ['2'] } }))!

  expect(next.view).toMatchObject({ depot: null, seats: { 0: seats[0], 1: null } })
  expect(Object.keys((next.view as { seats: object }).seats)).toEqual(['0', '1'])
})

test('what one may do stays the same unless it is told', () => {
  expect(changed(letter, change({}))!.may).toBe(letter.may)
  expect(changed(letter, change({ may: [] }))!.may).toEqual([])
})

test('whether one is waited for stays the same unless it is told', () => {
  expect(changed(letter, change({}))!.asked).toBe(true)
  expect(changed(letter, change({ asked: false }))!.asked).toBe(false)
})

test('where one may talk stays the same unless it is told', () => {
  const told = { ...letter, channels: ['table', 'team'] }

  expect(changed(told, change({}))!.channels).toEqual(['table', 'team'])
  expect(changed(told, change({ channels: ['table'] }))!.channels).toEqual(['table'])
})

test('a change that tells nothing of the view leaves it alone', () => {
  expect(changed(letter, change({ runs: 0, since: 4, number: 4 }))!.view).toBe(letter.view)
})

test('a change that follows another letter is none', () => {
  expect(changed(letter, change({ since: 5 }))).toBeNull()
  expect(changed(letter, change({ match: 'other' }))).toBeNull()
})
