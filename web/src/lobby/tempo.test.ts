import { expect, test } from 'vitest'
import { A_DAY, lengthsOf, tempoOf } from './tempo'

test('a number of seconds is by post, and nothing is a time of their own', () => {
  for (const tempo of ['slow', 'normal', 'fast'] as const) expect(tempoOf({ tempo })).toBe(tempo)
  expect(tempoOf({ tempo: A_DAY })).toBe('post')
  expect(tempoOf({ tempo: null })).toBe('own')
})

test('by post as long as the house offers', () => {
  expect(lengthsOf({ normal: {}, slow: {}, fast: {}, 3600: {}, [A_DAY]: {} })).toEqual([3600, A_DAY])
})
