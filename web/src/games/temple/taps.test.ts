import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aSeat, aView, dice } from './a-view'
import { deedsOf } from './deeds'
import { tapped } from './taps'
import type { Action } from './wire'

const mask: Action = { type: 'mask', die: 0, seat: 1, dice: [10] }
const view = aView({
  seats: { 0: aSeat({ node: 2, dice: dice('AAG..') }), 1: aSeat({ node: 2, dice: dice('b....', 1) }) },
})
const deeds = deedsOf(view, A_BOOK, 0, [{ type: 'discover', side: 1, pay: [] }, mask])
const tap = (x: number, y: number, twice = false) => tapped(view, A_BOOK, deeds, 2, { x, y }, twice)

describe('a tap on the temple', () => {
  it('goes through a door that glows, or into what is behind it', () => {
    expect(tap(180, 0)).toEqual({ is: 'go', side: 1 })
    expect(tap(250, 30)).toEqual({ is: 'go', side: 1 })
  })

  it('asks why at a door that does not glow, but not behind it', () => {
    expect(tap(120, -62)).toEqual({ is: 'go', side: 0 })
    expect(tap(120, -120)).toBeNull()
  })

  it('frees a mate who is tapped', () => {
    expect(tap(132, 9)).toEqual({ is: 'free', action: mask })
    expect(tap(108, -9)).toBeNull()
  })

  it('points at a chamber when it comes twice', () => {
    expect(tap(-120, 10, true)).toEqual({ is: 'point', node: 4 })
    expect(tap(500, 500, true)).toBeNull()
  })

  it('only points for whoever is out', () => {
    expect(tapped(view, A_BOOK, deedsOf(view, A_BOOK, 2, []), null, { x: 180, y: 0 }, false)).toBeNull()
  })
})
