import { describe, expect, it } from 'vitest'
import { inMix } from './in-mix'
import { drawn, LEVELS, optionsOf, weightOf } from './mix'

const module = (option: string, off: boolean | number, difficulty: number, needs: string[][] = []) => ({
  option,
  off,
  difficulty,
  needs,
  gems: [],
  chambers: 1,
})
const MODULES = {
  curses: module('curses', false, 2),
  treasures: module('treasures', false, 1),
  quests: module('quests', 0, 3),
  exchange: module('exchange', false, 1, [['curses'], ['treasures']]),
  illusions: module('illusions', false, 2),
  traps: module('traps', 0, 2),
}
const VALUES = { curses: [false, true], treasures: [false, true], quests: [0, 1, 2, 3], exchange: [false, true] }

/** Small numbers that go round, so that a test can be repeated. */
function luck(seed: number): () => number {
  let at = seed
  return () => (at = (at * 16807 + 11) % 2147483647) / 2147483647
}

describe('a mix by chance', () => {
  it('is as hard as it was asked for, and never lacks what it needs', () => {
    for (let seed = 1; seed < 200; seed++) {
      for (const level of LEVELS) {
        const mix = drawn(MODULES, level, luck(seed))
        const [least, most] = { gentle: [1, 2], fair: [3, 5], fierce: [6, 9] }[level] as [number, number]
        expect(weightOf(MODULES, mix)).toBeGreaterThanOrEqual(least)
        expect(weightOf(MODULES, mix)).toBeLessThanOrEqual(most)
        if (mix.includes('exchange')) expect(mix).toEqual(expect.arrayContaining(['curses', 'treasures']))
      }
    }
  })

  it('becomes options: the rest is off, and a module with several values begins gently', () => {
    const options = optionsOf(MODULES, ['quests', 'curses'], VALUES)
    expect(options).toMatchObject({ curses: true, quests: 1, treasures: false, traps: 0 })
    expect(inMix(MODULES, options)).toEqual(['curses', 'quests'])
  })
})
