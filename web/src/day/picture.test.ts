// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { loadGameWords, speak } from '../i18n/words.svelte'
import { verdict, type Tried } from './picture'

const TRIED: Tried = {
  game: 'emergency_exit',
  maze: 'together',
  date: '2026-11-18',
  feat: { won: true, rank: [3, -30], done: 3, of: 3, facts: { tiles: 30 } },
  names: ['Ann', 'Bea'],
  house: 'http://house/day',
}

beforeEach(async () => {
  await speak('en')
  await loadGameWords('emergency_exit')
})

test('the picture says who got out, and who did not', () => {
  expect(verdict(TRIED)).toBe('Ann and Bea got out!')
  expect(verdict({ ...TRIED, names: ['Ann'], feat: { ...TRIED.feat, won: false } })).toBe('Ann did not get out.')
})
