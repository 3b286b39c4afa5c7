import { expect, it } from 'vitest'
import { caution } from './caution'

const CATALOGUE = {
  modules: {
    curses: { option: 'curses', off: false, gems: [0, 0, 0, 0, 0, 0] },
    treasures: { option: 'treasures', off: false, gems: [2, 2, 2, 2, 2, 2] },
    relics: { option: 'relics', off: 'none', gems: [0, 1, 1, 1, 1, 1] },
  },
  gems: [14, 18, 18, 18, 18, 18],
  depot: { by_players: [7, 7, 11, 14, 16, 18], more: { normal: 0, expert: 3, professional: 6 }, spare: 2 },
  warn_keys: 4,
}
const options = (difficulty: string, treasures = false, curses = false) => ({
  difficulty,
  treasures,
  curses,
  clock: 'random',
  tempo: 100,
  relics: 'none',
})

it('warns of a temple that asks for four keys or more even at best (TMP-2.18)', () => {
  expect(caution(CATALOGUE, options('professional'), 5)).toEqual({ key: 'caution.keys', n: 5 })
  expect(caution(CATALOGUE, options('professional'), 4)).toBeNull()
  expect(caution(CATALOGUE, options('normal'), 6)).toBeNull()
})

it('counts what the modules in play can give', () => {
  expect(caution(CATALOGUE, options('professional', true), 5)).toBeNull()
  expect(caution(CATALOGUE, options('professional', true, true), 6)).toEqual({ key: 'caution.keys', n: 5 })
  expect(caution(CATALOGUE, { ...options('professional', true), relics: 'many' }, 6)).toEqual({
    key: 'caution.keys',
    n: 4,
  })
})
