// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aSeat, aView, dice } from './a-view'
import { deedsOf, givesUp } from './deeds'
import { slotsOf } from './slots'
import type { Action } from './wire'

const own = (text: string, node = 0) =>
  aView({ seats: { 0: aSeat({ node, dice: dice(text) }), 1: aSeat({ node, dice: dice('bbb..', 1) }) } })

describe('what may be done', () => {
  it('tells for every side where it leads, what it costs, and what is there already', () => {
    const { ways } = deedsOf(own('AK...', 2), A_BOOK, 0, [{ type: 'discover', side: 1, pay: [] }])
    expect(ways.map(({ is, cost }) => `${is} ${cost}`)).toEqual([
      'discover AA',
      'discover AA',
      'discover AA',
      'enter AA',
    ])
    expect(ways.map(({ action }) => action !== null)).toEqual([false, true, false, false])
    expect(ways[0]?.have).toEqual([true, false])
  })

  it('shows a wall that can be broken at its price (TMP-4.7)', () => {
    const { ways } = deedsOf(own('AAA..'), A_BOOK, 0, [{ type: 'break', side: 0, pay: [] }])
    expect(ways[0]).toMatchObject({ is: 'break', cost: 'AAA', have: [true, true, true] })
  })

  it('frees as many dice as a mask can, oneself first, and each mate', () => {
    const may: Action[] = [
      { type: 'mask', die: 0, seat: 1, dice: [10, 11] },
      { type: 'mask', die: 0, seat: 0, dice: [3] },
      { type: 'mask', die: 0, seat: 1, dice: [10] },
    ]
    const deeds = deedsOf(own('GAKb.'), A_BOOK, 0, may)
    expect(deeds.mask).toBe(may[1])
    expect(deeds.mates).toEqual([may[0]])
    const others = deedsOf(own('GAK..'), A_BOOK, 0, [may[0] as Action])
    expect(slotsOf(own('GAK..'), others, aSeat({ dice: dice('GAK..') }))[0]).toMatchObject({
      id: 'mask',
      open: true,
      mate: 1,
    })
  })

  it('warns before the better gems of a chamber are given up', () => {
    const view = own('K*K*K*K*.', 2)
    expect(givesUp(deedsOf(view, A_BOOK, 0, [{ type: 'gems', level: 1 }]))).toBe(true)
    expect(
      givesUp(
        deedsOf(view, A_BOOK, 0, [
          { type: 'gems', level: 1 },
          { type: 'gems', level: 2 },
          { type: 'gems', level: 3 },
        ]),
      ),
    ).toBe(false)
  })

  it('offers dice only where there are mates', () => {
    const may: Action[] = [{ type: 'offer', dice: [0, 1], on: false }]
    expect(deedsOf(own('K*K*T..', 2), A_BOOK, 0, may).offers).toEqual(may)
    const alone = aView({ seats: { 0: aSeat({ node: 2, dice: dice('K*K*T..') }) } })
    expect(deedsOf(alone, A_BOOK, 0, may).offers).toEqual([])
  })

  it('has a place for curses and treasures only where they are played', () => {
    const ids = (modules: string[]): string[] =>
      slotsOf(aView({ modules }), deedsOf(aView(), A_BOOK, 0, []), aSeat()).map(({ id }) => id)
    expect(ids([])).toEqual(['mask', 'gems', 'escape'])
    expect(ids(['curses', 'treasures'])).toEqual(['mask', 'gems', 'lift', 'claim', 'treasures', 'escape'])
  })

  it('counts towards the next gem, and the keys at the exit', () => {
    const gems = own('K*K*K*K*T', 2)
    expect(slotsOf(gems, deedsOf(gems, A_BOOK, 0, []), aSeat())[1]?.count).toBe('4/7')
    const exit = aView({ exit: 2, exit_keys: 3, seats: { 0: aSeat({ node: 4, dice: dice('KKTb.') }) } })
    expect(slotsOf(exit, deedsOf(exit, A_BOOK, 0, []), exit.seats[0] ?? null).at(-1)?.count).toBe('2/3')
  })
})
