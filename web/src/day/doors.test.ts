// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Feat } from '../types'
import { doorsOf } from './doors'

const HALF: Feat = { won: false, rank: [2, -14], done: 2, of: 3, facts: { tiles: 14 } }

test('a door is open for each step that was done, and shut for each that is missing', () => {
  expect(doorsOf(HALF)).toEqual([true, true, false])
  expect(doorsOf({ ...HALF, done: 0 })).toEqual([false, false, false])
})

test('there are never more doors than fit into a row', () => {
  expect(doorsOf({ ...HALF, done: 40, of: 90 })).toHaveLength(12)
})
