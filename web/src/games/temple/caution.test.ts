import { expect, it } from 'vitest'
import { caution } from './caution'

const CATALOGUE = {
  modules: ['curses', 'treasures'],
  warn_keys: 4,
  keys_at_best: {
    normal: { '': [1, 1, 1, 1, 1, 1] },
    professional: { '': [1, 1, 1, 3, 5, 7], treasures: [1, 1, 1, 1, 3, 5], 'curses,treasures': [1, 1, 1, 1, 3, 5] },
  },
}
const options = (difficulty: string, treasures = false, curses = false) => ({
  difficulty,
  treasures,
  curses,
  clock: 'random',
  tempo: 100,
})

it('warns of a temple that asks for four keys or more even at best (TMP-2.18)', () => {
  expect(caution(CATALOGUE, options('professional'), 5)).toEqual({ key: 'caution.keys', n: 5 })
  expect(caution(CATALOGUE, options('professional'), 4)).toBeNull()
  expect(caution(CATALOGUE, options('normal'), 6)).toBeNull()
})

it('counts what the modules in play can give', () => {
  expect(caution(CATALOGUE, options('professional', true), 5)).toBeNull()
  expect(caution(CATALOGUE, options('professional', true, true), 6)).toEqual({ key: 'caution.keys', n: 5 })
})
