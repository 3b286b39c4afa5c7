// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { loadGameWords, speak } from '../i18n/words.svelte'
import type { Feat } from '../types'
import { left, shared, signs } from './telling'

const HOUSE = 'http://house/day'
const LOST: Feat = { won: false, rank: [2, -14], done: 2, of: 3, facts: { tiles: 14 } }
const WON: Feat = { won: true, rank: [1, 192, 5, 9], done: 5, of: 7, facts: { seconds: 192, chambers: 9 } }

beforeEach(async () => {
  await speak('en')
  await Promise.all(['emergency_exit', 'temple'].map(loadGameWords))
})

test('a filled square for each step that was done, an empty one for each that is missing', () => {
  expect(signs(LOST)).toBe('■■□')
  expect(signs(WON)).toBe('■■■■■□□')
  expect(signs({ ...WON, done: 9 })).toBe('■■■■■■■')
  expect(signs({ ...WON, done: 40, of: 90 })).toHaveLength(12)
})

test('what is shared says what was tried, how far it went and where to try it, and no more', () => {
  expect(shared('emergency_exit', 'alone', '2026-11-18', LOST, HOUSE)).toBe(
    [
      "Wayout · The day's maze · Nov 18, 2026",
      'Emergency Exit Only, alone',
      '■■□ 2 of 3 exits, 14 tiles',
      'http://house/day',
    ].join('\n'),
  )
  expect(shared('temple', 'alone', '2026-11-18', WON, HOUSE).split('\n')[2]).toBe(
    '■■■■■□□ ✓ Out with 3:12 left, 5 of 7 gems lit',
  )
})

test('who came nowhere is told so plainly', () => {
  const none: Feat = { won: false, rank: [0, 0], done: 0, of: 3, facts: { tiles: 0 } }
  expect(shared('emergency_exit', 'together', '2026-11-18', none, HOUSE).split('\n')[2]).toBe('□□□ No exit found')
})

test('it is shared in the language of who shares it', async () => {
  await speak('zh-Hant')
  await Promise.all(['emergency_exit', 'temple'].map(loadGameWords))
  const lines = shared('emergency_exit', 'alone', '2026-11-18', LOST, HOUSE).split('\n')
  expect(lines[0]).toBe('Wayout · 今日迷宮 · 2026年11月18日')
  expect(lines[2]).toBe('■■□ 找到 2／3 個出口，用了 14 個板塊')
})

test('time is told in hours and minutes, and never as none at all', () => {
  expect([18_720, 3600, 59, 0].map(left)).toEqual(['5 h 12 min', '1 h 0 min', '1 min', '1 min'])
})
