// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, Catalogue, View } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import { questDeeds } from './deeds'
import { questLines } from './lines'
import { ghostSides, type Quests } from './quests'

const plain = A_BOOK.tiles['b07'] as Catalogue['tiles'][string]
const BOOK: Catalogue = {
  ...A_BOOK,
  tiles: { ...A_BOOK.tiles, altar: plain, task: plain, tree: plain, ghost: { ...plain, entry: '', closed: true } },
}
const NOTHING: Quests = {
  markers: 2,
  found: {},
  done: [],
  givers: [],
  tasks: [],
  laid: 0,
  solved: 0,
  ghost: null,
  gem_tiles: 0,
  joined: 0,
  chalice: { node: null, saved: false },
}
const t = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(params)].join(' ')

/** Chamber 3, north of the eastern one, is of this tile; the first seat is there with these dice. */
function questing(tile: string, hand: string, quests: Partial<Quests>): View {
  const view = aView({ modules: ['quests'], extra: { quests: { ...NOTHING, found: { [tile]: 3 }, ...quests } } })
  return {
    ...view,
    chambers: { ...view.chambers, 3: aChamber(tile, 1, 1, [2, 0]) },
    seats: { ...view.seats, 0: aSeat({ node: 6, dice: dice(hand) }) },
  }
}
function deeds(view: View, may: readonly Action[] = []): readonly ModuleDeed[] {
  const scene: DeedScene = { view, book: BOOK, seat: 0, may, t, name: String }
  return questDeeds(scene)
}

describe('what can be done for quests', () => {
  it('lists dice for the altar, the least useful first, and never one press alone', () => {
    const may: Action[] = [
      { type: 'sacrifice', dice: [0] },
      { type: 'sacrifice', dice: [3] },
      { type: 'sacrifice', dice: [0, 3] },
      { type: 'sacrifice', dice: [0, 1] },
    ]
    const [wants, ...gifts] = deeds(questing('altar', 'AA.b.', { givers: [] }), may)

    expect(wants).toMatchObject({ id: 'altar', count: '0/2', action: null })
    expect(gifts.map(({ action }) => action)).toEqual([may[2], may[1], may[0]])
    expect(gifts.map(({ about }) => about)).toEqual(['face.Aui.commaface.B', 'face.B', 'face.A'])
  })

  it('says at the altar that somebody else must give', () => {
    expect(deeds(questing('altar', '.....', { givers: [0] }))).toMatchObject([
      { about: 'ui.quests.wait', count: '1/2' },
    ])
  })

  it('asks for the task that lies face up, and lets adventurers be offered', () => {
    const offer: Action = { type: 'offer', dice: [0], on: true }
    const keys: Action = { type: 'offer', dice: [1], on: false }
    const view = questing('task', 'AK*...', { tasks: ['KKTT', 'AAKT'], solved: 1, laid: 4 })
    const [solve, ...offers] = deeds(view, [offer, keys])

    expect(solve).toMatchObject({ label: 'ui.quests.solve 2 4', cost: 'AAKT', pooled: [6], action: null })
    expect(offers.map(({ action }) => action)).toEqual([offer])
  })

  it('counts golden masks at the tree: all of one’s own, and what others offer', () => {
    const view = questing('tree', 'GG*.TT', {})
    const crowd = { ...view, seats: { ...view.seats, 1: aSeat({ node: 6, dice: dice('G*G...', 1) }) } }

    expect(deeds(crowd)[0]).toMatchObject({ count: '3/6' })
    expect(deeds(questing('tree', 'GG...', { done: ['tree'] }))).toEqual([])
  })

  it('pushes the ghost wherever doors meet, into its closed chamber too', () => {
    const view = { ...questing('ghost', 'TT...', { ghost: 2 }), exit: null }
    const inside = { ...view, seats: { ...view.seats, 0: aSeat({ node: 2, dice: dice('TT...') }) } }
    const push: Action = { type: 'push_ghost', side: 0, pay: [] }

    expect(ghostSides(inside, BOOK, 1)).toEqual([0, 3])
    expect(deeds(inside, [push]).map(({ cost, action }) => [cost, action])).toEqual([
      ['TT', push],
      ['TT', null],
    ])
    expect(deeds({ ...inside, extra: { quests: { ...NOTHING, ghost: 4 } } })).toEqual([])
  })

  it('carries the chalice for a torch more', () => {
    const view = questing('altar', 'AAT..', { found: {}, chalice: { node: 6, saved: false } })

    expect(deeds(view)).toMatchObject([{ id: 'carry.2', cost: 'ATT', action: null }])
  })

  it('does nothing where there are no quests', () => {
    expect(deeds(aView())).toEqual([])
    expect(questLines(aView(), 0, { t })).toEqual([])
  })
})

describe('quests in words', () => {
  it('tell what is to be done, and where the pieces are', () => {
    const view = questing('task', '.....', { tasks: ['KKTT'], laid: 4, ghost: 6, chalice: { node: 6, saved: false } })

    expect(questLines(view, 3, { t })).toEqual([
      'ui.quests.task_now 1 4 face.Kui.commaface.Kui.commaface.Tui.commaface.T',
      'ui.special.chalice_here',
      'ui.quests.ghost_here',
    ])
    expect(questLines(questing('tree', '.....', {}), 3, { t })).toEqual(['ui.quests.masks 6'])
    expect(questLines(questing('tree', '.....', { done: ['tree'] }), 3, { t })).toEqual(['ui.quests.is_done'])
    expect(questLines(view, 1, { t })).toEqual([])
  })
})
