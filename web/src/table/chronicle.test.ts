import { describe, expect, test } from 'vitest'
import type { GameEvent, LetterMessage } from '../types'
import { aLetter } from './play-testing.svelte'
import { Chronicle } from './chronicle.svelte'

function letter(match: string, ...types: string[]): LetterMessage {
  return {
    ...aLetter(
      null,
      [],
      types.map((type) => ({ type })),
    ),
    match,
  }
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
  chronicle.hear(letter('m', 'tile_drawn', 'tile_played'), (event) =>
    event.type === 'tile_drawn' ? null : { type: 'veiled' },
  )

  expect(chronicle.told.map(({ event }) => event)).toEqual([{ type: 'veiled' }])
})

test('another match is another story', () => {
  const chronicle = new Chronicle()
  chronicle.hear(letter('m', 'game_ended'))
  chronicle.hear(letter('n', 'game_opened'))

  expect(chronicle.told.map(({ event }) => event.type)).toEqual(['game_opened'])
})

test('what one line tells together is folded, knowing what was told before', () => {
  const chronicle = new Chronicle()
  const fold = (events: readonly GameEvent[], before: readonly GameEvent[]): GameEvent[] =>
    events.filter(({ type }) => !before.some((old) => old.type === type))
  chronicle.hear(letter('m', 'move_began', 'pushed'), undefined, fold)
  chronicle.hear(letter('m', 'pushed', 'blocked'), undefined, fold)

  expect(chronicle.told.map(({ event }) => event.type)).toEqual(['move_began', 'pushed', 'blocked'])
})

test('what the house tells again takes the place of what was known, and goes on from there', () => {
  const chronicle = new Chronicle()
  chronicle.hear(letter('m', 'round_began'))
  chronicle.retell({
    type: 'story',
    match: 'm',
    number: 1,
    happened: [{ type: 'game_opened' }, { type: 'round_began' }],
  })
  chronicle.hear(letter('m', 'lost_declared'))

  expect(chronicle.told.map(({ event }) => event.type)).toEqual(['game_opened', 'round_began', 'lost_declared'])
})

describe('a letter that says that the house chose', () => {
  const late = (...types: string[]): LetterMessage => ({ ...letter('m', ...types), late: true })
  const marked = (chronicle: Chronicle): [string, boolean][] =>
    chronicle.told.map(({ event, late }) => [event.type, late])

  test('marks what was chosen, and not what others did then', () => {
    const chronicle = new Chronicle()
    chronicle.hear(late('looked', 'token_revealed'))
    chronicle.hear(letter('m', 'slid'))

    expect(marked(chronicle)).toEqual([
      ['looked', true],
      ['token_revealed', false],
      ['slid', false],
    ])
  })

  test('leaves a line of its own where what was chosen is not kept', () => {
    const chronicle = new Chronicle()
    chronicle.hear(late('tile_played', 'turn_began'), (event) => (event.type === 'tile_played' ? null : event))

    expect(chronicle.told.map(({ event }) => event.type)).toEqual(['news.late', 'turn_began'])
  })
})
