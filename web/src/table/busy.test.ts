import { expect, test } from 'vitest'
import { isBusy } from './busy'

const WAITING = { status: 'playing', live: false, seated: true, mine: false, pending: false, showing: false } as const

test('whoever waits for others, watches, pauses or is done misses nothing', () => {
  expect(isBusy(WAITING)).toBe(false)
  expect(isBusy({ ...WAITING, live: true, seated: false })).toBe(false)
  expect(isBusy({ ...WAITING, live: true, status: 'paused' })).toBe(false)
  expect(isBusy({ ...WAITING, live: true, status: 'over' })).toBe(false)
})

test('nobody is interrupted who is to move, plays in real time, has a move on its way or looks at what happens', () => {
  expect(isBusy({ ...WAITING, mine: true })).toBe(true)
  expect(isBusy({ ...WAITING, live: true })).toBe(true)
  expect(isBusy({ ...WAITING, pending: true })).toBe(true)
  expect(isBusy({ ...WAITING, showing: true, status: 'over' })).toBe(true)
})
