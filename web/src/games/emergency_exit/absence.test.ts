import { expect, it } from 'vitest'
import type { SeatInfo } from '../../types'
import { absence } from './absence'

const bea = { kind: 'guest', here: true, stand_in: false, rests: false } as SeatInfo

it('tells who is away, rests or is stood in for', () => {
  expect(absence(bea)).toBeNull()
  expect(absence({ ...bea, here: false })).toBe('seat.away')
  expect(absence({ ...bea, here: false, stand_in: true })).toBe('seat.stand_in')
  expect(absence({ ...bea, rests: true, stand_in: true })).toBe('seat.rests')
  expect(absence({ ...bea, kind: 'bot', here: false })).toBeNull()
  expect(absence(undefined)).toBeNull()
})
