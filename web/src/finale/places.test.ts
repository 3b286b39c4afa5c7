import { expect, it } from 'vitest'
import type { MatchFinale } from '../types'
import { isPlaced } from './places'

const match = (together: boolean): MatchFinale =>
  ({ finale: { together }, result: { outcome: 'escaped', winners: [1], scores: [] } }) as unknown as MatchFinale

it.each([
  ['whoever won', 1, null, true],
  ['nobody who only lost', 0, null, false],
  ['everybody with points', 0, 3, true],
] as const)('is for %s', (_, seat, score, placed) => {
  expect(isPlaced(match(false), seat, score)).toBe(placed)
})

it('is for nobody where all win or lose as one', () => {
  expect(isPlaced(match(true), 1, 3)).toBe(false)
})
