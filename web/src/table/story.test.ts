// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { loadGameWords } from '../i18n/words.svelte'
import type { GameEvent } from '../types'
import { aLetter } from './play-testing.svelte'
import { LATE } from './chronicle.svelte'
import { entryOf, lateIn, lineOf, paramsOf } from './story'

const name = (seat: number): string => ['Ada', 'Basil', 'Clio'][seat] ?? '?'

beforeAll(() => loadGameWords('emergency_exit'))

test('seats become names, lists of seats become lists of names', () => {
  const params = paramsOf({ seat: 1, winners: [0, 2], n: 3, reason: 'loop', hands: [[1]], deck: null }, name)

  expect(params).toEqual({ seat: 'Basil', winners: 'Ada and Clio', n: 3, reason: 'loop' })
})

test('a tile that was laid is not named', () => {
  const event = { type: 'tile_played', seat: 0, tile: 12, rot: 1, blind: false }
  const line = lineOf(event, 'emergency_exit', null, name)

  expect(line).toContain('Ada')
  expect(line).not.toMatch(/12|left|right|straight|repeat/i)
})

test('what has no words is no line', () => {
  expect(lineOf({ type: 'never_heard_of' }, 'emergency_exit', null, name)).toBeNull()
})

describe('whoever let the time run out', () => {
  const laid = { type: 'tile_played', seat: 0, blind: false }
  const entry = (event: GameEvent, late = true): string | null =>
    entryOf({ id: 0, event, late }, 'emergency_exit', null, name)

  test('reads in one line that the house chose, and what', () => {
    expect(entry(laid)).toBe('Time was up: the house chose for you. Ada lays a tile.')
    expect(entry(laid, false)).toBe('Ada lays a tile.')
  })

  test('reads at least that, where there is no line for it', () => {
    expect(entry(LATE)).toBe('Time was up: the house chose for you.')
    expect(entry({ type: 'never_heard_of' })).toBe('Time was up: the house chose for you.')
  })

  test('is told for a moment too, with what was chosen first', () => {
    const happened = [laid, { type: 'turn_began', seat: 1 }]
    const told = lateIn(aLetter(null, [], happened), 'emergency_exit', null, name)
    expect(told).toEqual({ kind: 'late', who: '', from: '', what: ['Ada lays a tile.'] })
    expect(lateIn(aLetter(null), 'emergency_exit', null, name).what).toEqual([])
  })
})
