// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { loadGameWords } from '../i18n/words.svelte'
import { lineOf, paramsOf } from './story'

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
