// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aSeat, aView, dice } from '../../a-view'
import type { Action, Catalogue, View } from '../../wire'
import { costOf, isActivatable, peopleOf, personOf, wantedBy, type Characters } from './cast'
import { cardDeeds } from './deeds'
import { chamberIn, optionWords } from './options'

const BOOK = {
  ...A_BOOK,
  characters: {
    mentalist: { modules: ['characters'], permanent: 'open_mind', activatable: 'wall_step' },
    doc: { modules: ['characters'], permanent: 'steady_hands', activatable: 'first_aid' },
    trickster: { modules: ['new_characters'], permanent: 'sleight', activatable: 'far_sleight' },
  },
  cards: {
    open_mind: { character: 'mentalist', cost: '' },
    wall_step: { character: 'mentalist', cost: 'AA' },
    steady_hands: { character: 'doc', cost: '' },
    first_aid: { character: 'doc', cost: 'AG' },
  },
} as unknown as Catalogue

const some = (differs: Partial<Characters> = {}): Characters => ({
  wished: ['', '', ''],
  held: ['', '', ''],
  spent: [false, false, false],
  black: [],
  rigged: null,
  swap: null,
  ...differs,
})

const seen = (differs: Partial<Characters>): View =>
  aView({ modules: ['characters'], extra: { characters: some(differs) } })

const t = (key: string, params: Readonly<Record<string, unknown>> = {}): string =>
  [key, ...Object.values(params)].join(' ')
const name = (seat: number): string => `seat ${seat}`
const deeds = (view: View, may: readonly Action[] = []) => cardDeeds({ view, book: BOOK, seat: 0, may, t, name })

describe('the cast', () => {
  it('has only those whose module is in play', () => {
    expect(peopleOf(BOOK, aView({ modules: ['characters'] })).map(({ id }) => id)).toEqual(['mentalist', 'doc'])
  })
  it('knows whose a card is, what it costs and of what sort it is', () => {
    expect([personOf(BOOK, 'wall_step'), costOf(BOOK, 'wall_step'), isActivatable(BOOK, 'wall_step')]).toEqual([
      'mentalist',
      'AA',
      true,
    ])
    expect(isActivatable(BOOK, 'open_mind')).toBe(false)
  })
  it('knows who would like to be the same', () => {
    expect(wantedBy(some({ wished: ['open_mind', 'first_aid', 'wall_step'] }), BOOK, 'mentalist')).toEqual([0, 2])
  })
})

describe('what one does with a card', () => {
  it('is shown with its price before it can be done', () => {
    expect(deeds(seen({ held: ['wall_step', '', ''] }))).toMatchObject([{ id: 'wall_step', cost: 'AA', action: null }])
  })
  it('is there once for each way to do it', () => {
    const steps = [0, 2].map((side): Action => ({ type: 'wall_step', side, pay: [] }))

    expect(deeds(seen({ held: ['wall_step', '', ''] }), steps)).toMatchObject([
      { id: 'wall_step.0', about: 'ui.side.0', action: steps[0] },
      { id: 'wall_step.2', about: 'ui.side.2', action: steps[1] },
    ])
  })
  it('is gone until the next slam', () => {
    expect(deeds(seen({ held: ['wall_step', '', ''], spent: [true, false, false] }))).toEqual([])
  })
  it('tells whom a shared golden mask frees', () => {
    const view = seen({ held: ['steady_hands', '', ''] })
    const seats = {
      0: aSeat({ dice: dice('G....') }),
      1: aSeat({ dice: dice('bb...', 1) }),
      2: aSeat({ dice: dice('b....', 2) }),
    }
    const tend: Action = { type: 'tend', die: 0, first: 10, second: 20, third: 11 }

    expect(deeds({ ...view, seats }, [tend])).toMatchObject([
      { about: 'ui.characters.freed seat 1 2ui.comma' + 'ui.characters.freed seat 2 1' },
    ])
  })
})

describe('a chamber to choose', () => {
  const desk = { book: { ...BOOK, tiles: { ...BOOK.tiles, corner: { ...BOOK.tiles['b07'], doors: 'SW' } } } }
  it('lies as it would be turned', () => {
    expect(chamberIn(desk.book as unknown as Catalogue, 'corner/0').doors).toEqual([2, 3])
    expect(chamberIn(desk.book as unknown as Catalogue, 'corner/1').doors).toEqual([0, 3])
  })
  it('is told by its doors', () => {
    const prompt = { id: 0, kind: 'broad_shoulders', options: [], until: 0 }

    expect(optionWords(prompt, 'corner/1', { desk, t, name } as never)).toBe(
      'ui.characters.doors ui.side.0ui.commaui.side.3',
    )
    expect(optionWords({ ...prompt, kind: 'keen_eye' }, 'b07', { desk, t, name } as never)).toBe('tile.b07')
    expect(optionWords({ ...prompt, kind: 'sleight' }, 'yes', { desk, t, name } as never)).toBeNull()
  })
})
