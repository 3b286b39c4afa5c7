import { expect, it } from 'vitest'
import type { SeatInfo } from '../types'
import { whoPlays } from './who-plays'

const bea = { kind: 'guest', here: true, stand_in: false, rests: false } as SeatInfo

it('tells who is away, rests or is stood in for', () => {
  expect(whoPlays(bea)).toBeNull()
  expect(whoPlays({ ...bea, here: false })).toBe('seat.away')
  expect(whoPlays({ ...bea, here: false, stand_in: true })).toBe('seat.stand_in')
  expect(whoPlays({ ...bea, rests: true, stand_in: true })).toBe('seat.rests')
  expect(whoPlays(undefined)).toBeNull()
})

it('tells where a bot plays from the beginning, or in a seat that was let go', () => {
  expect(whoPlays({ ...bea, kind: 'bot', here: false })).toBe('seat.bot')
  expect(whoPlays({ ...bea, kind: 'open', stand_in: true })).toBe('seat.free')
  expect(whoPlays({ ...bea, kind: 'open' })).toBeNull()
})
