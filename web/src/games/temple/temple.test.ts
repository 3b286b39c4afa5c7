import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aChamber, aSeat, aView, dice } from './a-view'
import { deedsOf } from './deeds'
import { beyond, cellPoint, covered, entrances, nodeAt, poolOf, shownFaces, stairsOf, toAct, waysOf } from './temple'

describe('the temple', () => {
  it('grows to the north upwards', () => {
    expect(beyond({ x: 0, y: 0 }, 0)).toEqual({ x: 0, y: 1 })
    expect(cellPoint({ x: 1, y: 1 })).toEqual({ x: 120, y: -120 })
  })

  it('leads through a door only if the chamber behind it has one too (TMP-4.7)', () => {
    const walled = aView({ chambers: { 0: aChamber('start', 0, 0, [1, 3]), 1: aChamber('b13', 1, 0, [0, 2]) } })
    expect(waysOf(walled, A_BOOK, 0).map(({ is }) => is)).toEqual(['wall', 'wall', 'wall', 'dark'])
    expect(waysOf(aView(), A_BOOK, 0)).toEqual([
      { side: 0, is: 'wall' },
      { side: 1, is: 'way', to: 1, cost: 'AT' },
      { side: 2, is: 'wall' },
      { side: 3, is: 'way', to: 2, cost: 'AA' },
    ])
  })

  it('leads through a passage where there was a wall', () => {
    const opened = aView({
      chambers: { 0: aChamber('start', 0, 0, [1, 3]), 1: aChamber('b13', 0, 1, [0], { passages: [2] }) },
    })
    expect(waysOf(opened, A_BOOK, 0)[0]).toEqual({ side: 0, is: 'way', to: 1, cost: 'AT' })
  })

  it('leads neither into a closed chamber nor out by a door that only lets in', () => {
    const [b07, exit] = [A_BOOK.tiles['b07'], A_BOOK.tiles['exit']]
    if (b07 === undefined || exit === undefined) throw new Error('these are printed')
    const book = {
      ...A_BOOK,
      tiles: { ...A_BOOK.tiles, slide: { ...b07, in_only: 'S' }, crypt: { ...exit, closed: true } },
    }
    const view = aView({
      chambers: {
        0: aChamber('start', 0, 0, [1, 3]),
        1: aChamber('slide', 1, 0, [0, 1, 2, 3], { turned: 1 }),
        2: aChamber('crypt', -1, 0, [1], { turned: 3 }),
      },
    })
    expect(waysOf(view, book, 0).map(({ is }) => is)).toEqual(['wall', 'way', 'wall', 'wall'])
    expect(waysOf(view, book, 1).map(({ is }) => is)).toEqual(['dark', 'dark', 'dark', 'wall'])
  })

  it('has a part behind an inner wall with sides and gems of its own', () => {
    const gems = A_BOOK.tiles['gems_key_a']
    if (gems === undefined) throw new Error('it is printed')
    const book = { ...A_BOOK, tiles: { ...A_BOOK.tiles, double: { ...gems, rear: 'N' } } }
    const chambers = { 0: aChamber('double', 0, 0, [0, 1, 2, 3], { turned: 1 }) }
    const view = aView({ chambers, seats: { 0: aSeat({ node: 1, dice: dice('K*') }) } })
    expect([0, 1, 2, 3].map((side) => nodeAt(view, book, 0, side))).toEqual([0, 1, 0, 0])
    expect(poolOf(view, book, 1)).toMatchObject({ have: 1 })
    expect(poolOf(view, book, 0)).toBeNull()
    expect(deedsOf(view, book, 0, []).ways.map(({ is }) => is)).toEqual(['wall', 'discover', 'wall', 'wall'])
  })

  it('has no entrance into the dark once the pile is used up', () => {
    expect(entrances(aView(), A_BOOK)).toHaveLength(6)
    expect(entrances(aView({ pile: 0 }), A_BOOK)).toEqual([])
  })

  it('has none where somebody is choosing what will lie there, and copes with numbers that are gone', () => {
    const chosen = { seat: 1, node: 0, side: 3, x: -1, y: 0, tiles: 2 }
    const view = aView({ chambers: { 0: aChamber('start', 0, 0, [1, 3]), 7: aChamber('b07', 1, 0, [0, 3]) } })
    expect(waysOf(view, A_BOOK, 0)[1]).toMatchObject({ is: 'way', to: 7 })
    expect(entrances(view, A_BOOK).map(({ chamber, side }) => [chamber, side])).toEqual([
      [0, 3],
      [7, 0],
    ])
    expect(entrances({ ...view, reserved: [chosen] }, A_BOOK).map(({ chamber }) => chamber)).toEqual([7])
  })

  it('has its stairs where it was discovered from', () => {
    expect(stairsOf(aChamber('b13', 1, 0, [3, 1], { turned: 1 }), A_BOOK.tiles['b13'])).toBe(3)
    expect(stairsOf(aChamber('start', 0, 0, [1, 3]), A_BOOK.tiles['start'])).toBeNull()
  })

  it('counts each die once for a price, and only those that lie there', () => {
    expect(covered('AAK', ['A', 'K'])).toEqual([true, false, true])
    expect(covered('KK', shownFaces(dice('Kb.A')))).toEqual([true, false])
  })

  it('waits for those who are not ready, then for all who are inside', () => {
    expect(toAct(aView({ phase: 'intro', ready: [1] }))).toEqual([0, 2])
    expect(toAct(aView({ seats: { 0: aSeat({ node: null }), 1: aSeat(), 2: aSeat({ left: true }) } }))).toEqual([1])
    expect(toAct(aView({ phase: 'over' }))).toEqual([])
  })

  it('pools what everybody in a chamber offers (TMP-4.8)', () => {
    const seats = {
      0: aSeat({ node: 2, dice: dice('K*KT.b') }),
      1: aSeat({ node: 2, dice: dice('K*K*A..', 1) }),
      2: aSeat({ dice: dice('K*K*K*', 2) }),
    }
    expect(poolOf(aView({ seats }), A_BOOK, 2)).toMatchObject({ icon: 'K', have: 3 })
    const done = { ...aView().chambers, 1: aChamber('gems_key_a', 1, 0, [3], { gems_done: 1 }) }
    expect(poolOf(aView({ seats, chambers: done }), A_BOOK, 2)).toBeNull()
    expect(poolOf(aView({ seats }), A_BOOK, 0)).toBeNull()
  })
})
