// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, Catalogue, View } from '../../wire'
import type { ModuleDeed } from '../module'
import { MODULE } from '.'
import { chaliceLines } from './chalice'
import { specialDeeds } from './deeds'
import { chaliceOf, isReady, linksOf } from './special'

const plain = A_BOOK.tiles['b07'] as Catalogue['tiles'][string]
const BOOK = {
  ...A_BOOK,
  tiles: { ...A_BOOK.tiles, linked_1: plain, linked_2: plain, treasure_chamber: plain },
  links: { linked_1: 'KKK', linked_2: 'TTT' },
} as Catalogue
const t = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(params)].join(' ')

const UNSEEN = { node: null as number | null, saved: false }

/** The treasure chamber (3) north of the eastern one, the exit (4) north of it, linked chambers (5, 6) in the west. */
function vault(node: number, hand: string, told: { linked?: boolean; chalice?: typeof UNSEEN } = {}): View {
  const view = aView({
    modules: ['special'],
    exit: 4,
    extra: { special: { linked: false, chalice: { node: 6, saved: false }, ...told } },
  })
  return {
    ...view,
    chambers: {
      ...view.chambers,
      3: aChamber('treasure_chamber', 1, 1, [2, 0]),
      4: aChamber('exit', 1, 2, [2]),
      5: aChamber('linked_1', -1, 1, [2, 0]),
      6: aChamber('linked_2', -1, -1, [0, 2]),
    },
    seats: {
      ...view.seats,
      0: aSeat({ node, dice: dice(hand) }),
      1: aSeat({ node: 12, dice: dice('T*T*T*..', 1) }),
    },
  }
}
const deeds = (view: View, may: readonly Action[] = []): readonly ModuleDeed[] =>
  specialDeeds({ view, book: BOOK, seat: 0, may, t, name: String })

describe('the chalice', () => {
  it('is carried through every way, for the frame and a torch', () => {
    const may: Action[] = [{ type: 'carry', side: 0, pay: [] }]
    const ways = deeds(vault(6, 'AAT..'), may)

    expect(ways.map(({ id, cost, action }) => [id, cost, action])).toEqual([
      ['carry.0', 'AAT', may[0]],
      ['carry.2', 'ATT', null],
    ])
    expect(ways[0]?.label).toBe('ui.special.carry_out ui.side.0')
    expect(ways[1]?.label).toBe('ui.special.carry ui.side.2')
  })

  it('costs what entering costs this adventurer, and the torch', () => {
    const view = vault(6, 'AAT..')
    const cheap = {
      ...view,
      seats: { ...view.seats, 0: aSeat({ node: 6, prices: [{ deed: 'enter', to: 2, cost: 'AA', task: null }] }) },
    }

    expect(deeds(cheap).find(({ id }) => id === 'carry.2')?.cost).toBe('AAT')
  })

  it('is carried only by who is where it is, and not by this module where quests have it', () => {
    expect(deeds(vault(8, 'AAT..'))).toEqual([])
    expect(deeds(vault(6, 'AAT..', { chalice: { node: null, saved: true } }))).toEqual([])
    const view = vault(6, 'AAT..')
    expect(deeds({ ...view, modules: ['quests', 'special'] })).toEqual([])
  })

  it('is told in words where it is', () => {
    const view = vault(6, 'AAT..')
    const saved = vault(6, 'AAT..', { chalice: { node: null, saved: true } })

    expect(chaliceLines(view, 3, t)).toEqual(['ui.special.chalice_here'])
    expect(chaliceLines(view, 4, t)).toEqual([])
    expect(chaliceLines(saved, 4, t)).toEqual(['ui.special.chalice_saved'])
    expect(MODULE.lines?.(view, 3, { t, name: String })).toEqual(['ui.special.chalice_here'])
  })

  it('is kept by the quests where there are any', () => {
    const view = vault(6, '.....')
    const chalice = { node: 2, saved: false }

    expect(chaliceOf({ ...view, extra: { ...view.extra, quests: { chalice } } })).toEqual(chalice)
    expect(chaliceOf({ ...view, extra: {} })).toBeUndefined()
  })
})

describe('the link', () => {
  it('says what is asked for here and how many chambers are ready', () => {
    const may: Action[] = [{ type: 'link' }]
    const [link] = deeds(vault(10, 'K*K*K*..'), may)

    expect(link).toMatchObject({
      id: 'link',
      cost: 'KKK',
      pooled: [10],
      action: may[0],
      about: 'ui.special.link_ready 2 2',
    })
    expect(deeds(vault(10, 'K*K*...'))[0]).toMatchObject({ action: null, about: 'ui.special.link_ready 1 2' })
  })

  it('asks for another linked chamber first', () => {
    const view = vault(10, 'KKK..')
    const { 6: _, ...fewer } = view.chambers

    expect(deeds({ ...view, chambers: fewer })[0]?.about).toBe('ui.special.link_alone 0 1')
  })

  it('is not listed anywhere else, nor once it is spent', () => {
    expect(deeds(vault(2, 'KKK..'))).toEqual([])
    expect(deeds(vault(10, 'KKK..', { linked: true }))).toEqual([])
    expect(MODULE.lines?.(vault(10, 'KKK..', { linked: true }), 5, { t, name: String })).toEqual([
      'ui.special.link_spent',
    ])
  })

  it('counts only what is offered in the chamber itself', () => {
    const view = vault(0, 'K*K*K*..')

    expect(linksOf(view, BOOK)).toEqual([
      { number: 5, icons: 'KKK' },
      { number: 6, icons: 'TTT' },
    ])
    expect([isReady(view, 5, 'KKK'), isReady(view, 6, 'TTT')]).toEqual([false, true])
  })
})
