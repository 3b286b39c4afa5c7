import { expect, test } from 'vitest'
import type { GameEvent, LetterMessage } from '../types'
import { Chronicle } from './chronicle.svelte'

function letter(match: string, ...types: string[]): LetterMessage {
  return { match, happened: types.map((type): GameEvent => ({ type })) } as LetterMessage
}

test('what happened is kept in order, each with a name of its own', () => {
  const chronicle = new Chronicle()
  chronicle.hear(letter('m', 'game_opened', 'round_began'))
  chronicle.hear(letter('m', 'tile_played'))

  expect(chronicle.told.map(({ event }) => event.type)).toEqual(['game_opened', 'round_began', 'tile_played'])
  expect(new Set(chronicle.told.map(({ id }) => id)).size).toBe(3)
})

test('of what a game does not let be kept, nothing is', () => {
  const chronicle = new Chronicle()
  chronicle.hear(letter('m', 'tile_drawn', 'tile_played'), (event) => (event.type === 'tile_drawn' ? null : { type: 'veiled' }))

  expect(chronicle.told.map(({ event }) => event)).toEqual([{ type: 'veiled' }])
})

test('another match is another story', () => {
  const chronicle = new Chronicle()
  chronicle.hear(letter('m', 'game_ended'))
  chronicle.hear(letter('n', 'game_opened'))

  expect(chronicle.told.map(({ event }) => event.type)).toEqual(['game_opened'])
})
