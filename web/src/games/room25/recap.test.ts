// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import { blowWords, recapOf } from './recap'
import type { Event } from './wire'

const [ALICE, JENNIFER, MAX, KEVIN] = [0, 1, 2, 3] as const
const play = {
  t: (key: string, params = {}) => fill(sentence(en, key, params, 'en') ?? key, params),
  name: String,
}
const lines = (told: readonly Event[], own: readonly number[] = [ALICE]): string[] =>
  recapOf(told, own).map((blow) => blowWords(blow, play))

const plays = (who: number): Event => ({ type: 'token_revealed', who, token: 'push', source: 'slot', place: 0 })
const enters = (who: number, cell: number): Event => ({ type: 'entered', group: [who], cell, cause: 'move', by: -1 })
const pushes = (by: number, who: number, cell: number): Event => ({
  ...{ type: 'entered', group: [who], cell, cause: 'push', by },
})
const dies = (who: number): Event => ({ type: 'died', group: [who], cells: [6], of: 'mortal' })
const slides = (line: number): Event => ({ type: 'slid', line, forward: true })
const laid: Event = { type: 'programs_laid', counts: [2, 2, 2, 2, 0, 0, 0, 0], committed: [] }

describe('what was done to somebody', () => {
  it('is a push and what came of it, by whom and where to', () => {
    expect(lines([plays(MAX), pushes(MAX, ALICE, 6), dies(ALICE)])).toEqual([
      'Max pushes Alice into B2.',
      'Alice dies in the Mortal Chamber.',
    ])
  })

  it('is nothing that happens to others', () => {
    expect(lines([plays(MAX), pushes(MAX, KEVIN, 6), dies(KEVIN), enters(MAX, 7), slides(0)])).toEqual([])
  })

  it('is the own room that somebody moves, told where it comes to rest, wherever one stands', () => {
    const told = [plays(ALICE), enters(ALICE, 6), plays(MAX), slides(1), slides(1)]
    expect(lines(told)).toEqual(['Max moves the room with Alice to D2.'])
    expect(lines([...told, plays(KEVIN), slides(1)])).toHaveLength(2)
    expect(lines([...told, plays(KEVIN), slides(0)])).toHaveLength(1)
    expect(lines([...told, plays(KEVIN), { type: 'swapped', cell: 8, other: 3 }]).at(-1)).toBe(
      'Kevin moves the room with Alice to D1.',
    )
  })

  it('names nobody for what a card does', () => {
    const card: Event = { type: 'card_drawn', card: 1, group: [], in_room: false }
    expect(lines([plays(ALICE), enters(ALICE, 6), plays(MAX), card, slides(1)])).toEqual([
      'The room with Alice is now in C2.',
    ])
    expect(lines([plays(MAX), card, { type: 'token_lost', who: ALICE, token: 'look' }])).toEqual(['Alice loses Look.'])
  })

  it('stays while one thinks and others talk, until the own deed is done', () => {
    const pushed = [plays(MAX), pushes(MAX, ALICE, 6), plays(ALICE)]
    expect(lines(pushed)).toHaveLength(1)
    expect(lines([...pushed, { type: 'claimed', seat: 1, cell: 3, colour: 'red' }])).toHaveLength(1)
    expect(lines([...pushed, enters(ALICE, 7)])).toEqual([])
  })

  it('stays over the end of the round, until the next plans are laid', () => {
    const began: Event = { type: 'round_began', round: 2, left: 4, order: [] }
    const pushed = [plays(MAX), pushes(MAX, ALICE, 6), began]
    expect(lines(pushed)).toHaveLength(1)
    expect(lines([...pushed, laid])).toEqual([])
  })

  it('is also the death that the own deed brought', () => {
    const shown: Event = { type: 'roles_shown', group: [ALICE], roles: ['prisoner'] }
    expect(lines([plays(ALICE), enters(ALICE, 6), dies(ALICE), shown])).toEqual(['Alice dies in the Mortal Chamber.'])
  })

  it('is not what one does to another character of one’s own', () => {
    const told = [plays(ALICE), pushes(ALICE, MAX, 6)]
    expect(lines(told, [ALICE, MAX])).toEqual([])
    expect(lines([...told, plays(JENNIFER), pushes(JENNIFER, MAX, 7)], [ALICE, MAX])).toEqual([
      'Jennifer pushes Max into C2.',
    ])
  })

  it('is no more than three things, the newest', () => {
    const cells = [6, 7, 8, 9]
    expect(lines([plays(MAX), ...cells.map((cell) => pushes(MAX, ALICE, cell))])).toEqual([
      'Max pushes Alice into C2.',
      'Max pushes Alice into D2.',
      'Max pushes Alice into E2.',
    ])
  })
})
