import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aChamber, aSeat, aView, dice } from './a-view'
import { beyond, cellPoint, covered, entrances, poolOf, shownFaces, stairsOf, toAct, waysOf } from './temple'

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

  it('has no entrance into the dark once the pile is used up', () => {
    expect(entrances(aView(), A_BOOK)).toHaveLength(6)
    expect(entrances(aView({ pile: 0 }), A_BOOK)).toEqual([])
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
