import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aSeat, aView } from '../../a-view'
import type { Action, Catalogue, Event } from '../../wire'
import type { DeedScene } from '../module'
import type { Cursed } from './cursed'
import { cursedDeeds } from './deeds'
import { cursedLines } from './lines'
import { TOLD } from './told'

const BOOK = {
  ...A_BOOK,
  cursed_gems: { peek: 'KK', hints: { teeth: ['skull', 'serpent'], legs: ['scarab'] } },
} as Catalogue
const HIDDEN: Cursed = {
  gems: ['scarab', 'skull', ''],
  stack: [],
  lying: { 1: 4 },
  gone: {},
  peeked: [[], [], []],
  hints: {},
  known: {},
}
const t = (key: string, params: object = {}): string => [key, ...Object.values(params)].join(' ')

function scene(differs: Partial<Cursed> = {}, may: Action[] = [], silent = false): DeedScene {
  const view = aView({ extra: { cursed_gems: { ...HIDDEN, ...differs } } })
  const seats = { ...view.seats, 0: aSeat({ node: 2, silent }) }
  return { view: { ...view, seats }, book: BOOK, seat: 0, may, t, name: () => 'Ann' }
}
const SEEN: Partial<Cursed> = { peeked: [[4], [], []], known: { 4: 'skull' } }

describe('cursed gems', () => {
  it('offers a look where a tile lies, with its price', () => {
    expect(cursedDeeds(scene())).toMatchObject([{ id: 'peek', cost: 'KK', action: null }])
    const peek: Action = { type: 'peek', pay: [] }
    expect(cursedDeeds(scene({}, [peek]))).toMatchObject([{ id: 'peek', action: peek }])
  })

  it('offers true words about a tile that somebody looks for', () => {
    expect(cursedDeeds(scene(SEEN))).toMatchObject([
      { id: 'hint.teeth', action: { type: 'hint', location: 4, hint: 'teeth' } },
    ])
    expect(cursedDeeds(scene({ ...SEEN, hints: { 4: ['teeth'] } }))).toEqual([])
    expect(cursedDeeds(scene({ ...SEEN, gems: ['scarab', '', ''] }))).toEqual([])
    expect(cursedDeeds(scene(SEEN, [], true))).toEqual([])
  })

  it('reads out what is known of a tile, and no more', () => {
    expect(cursedLines(scene().view, 1, { t })).toEqual(['ui.cursed_gems.face_down'])
    expect(cursedLines(scene({ ...SEEN, hints: { 4: ['teeth'] } }).view, 1, { t })).toEqual([
      'ui.cursed_gems.seen symbol.skull',
      'hint.teeth',
    ])
    expect(cursedLines(scene().view, 2, { t })).toEqual([])
  })

  it('tells a look without what was seen, unless one has seen it', () => {
    const look = (symbol: string): Event => ({
      type: 'location_peeked',
      seat: 1,
      chamber: 1,
      location: 4,
      symbol,
      paid: [],
      at: 0,
    })
    expect([TOLD.detail?.(look('')), TOLD.detail?.(look('skull'))]).toEqual(['hidden', ''])
    expect(TOLD.params?.(look('skull'), t, () => '')).toEqual({ symbol: 'symbol.skull' })
    expect(TOLD.params?.(look(''), t, () => '')).toEqual({})
  })
})
