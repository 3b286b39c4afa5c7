import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aChamber, aSeat, aView, dice } from './a-view'
import { deedsOf } from './deeds'
import { hintOf, hintWords, isToCall } from './hints'
import { needsMask, placeOf } from './troubles'
import type { Action, SeatView, View } from './wire'

function hinted(seat: Partial<SeatView>, may: Action[] = [], differs: Partial<View> = {}): string | null {
  const view = aView({ clock: 'none', seats: { 0: aSeat(seat) }, ...differs })
  return hintOf(view, A_BOOK, deedsOf(view, A_BOOK, 0, may), 0)
}

describe('hints of the practice temple', () => {
  it('begin with rolling', () => {
    expect(hinted({ dice: dice('.....') })).toBe('roll')
  })

  it('tell what to do about black masks', () => {
    expect(hinted({ dice: dice('AKbb.') })).toBe('locked')
    expect(hinted({ dice: dice('GKbb.') }, [{ type: 'mask', die: 0, seat: 0, dice: [2, 3] }])).toBe('golden')
  })

  it('tell whoever is locked in what can still help', () => {
    const locked = { dice: dice('bbbbb') }
    const mates = { seats: { 0: aSeat(locked), 1: aSeat({}) } }
    const vote = { kind: 'fate', by: 1, until: 10_000, yes: [1], waiting: [0] } as const
    expect(hinted(locked, [{ type: 'call_fate' }], mates)).toBe('all_locked')
    expect(hinted(locked, [{ type: 'call_fate' }])).toBe('all_locked.fate')
    expect(hinted(locked, [], { ...mates, vote })).toBe('all_locked.voting')
    expect(hinted(locked, [], { ...mates, vote: { ...vote, kind: 'concede' } })).toBe('all_locked.no_fate')
    expect(hinted(locked, [], { ...mates, spare: 0 })).toBe('all_locked.spent')
    expect(hinted(locked, [], { seats: { 0: aSeat(locked), 1: aSeat(locked) }, spare: 0 })).toBe('all_locked.all')
    expect(hinted(locked, [], { spare: 0 })).toBe('all_locked.alone')
  })

  it('name the button to call for help with, which lights up then and only then', () => {
    const locked = aSeat({ dice: dice('bbbbb') })
    const lit = (mate: SeatView, own = locked, spare = 0): boolean => {
      const view = aView({ seats: { 0: own, 1: mate }, spare })
      return isToCall(view, deedsOf(view, A_BOOK, 0, spare > 0 ? [{ type: 'call_fate' }] : []), own)
    }
    expect([lit(aSeat({})), lit(aSeat({}), locked, 2), lit(locked), lit(aSeat({}), aSeat({}))]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const t = (key: string, params: Record<string, unknown> = {}): string => `${key} ${Object.values(params).join()}`
    expect(hintWords('all_locked.spent', t)).toBe('hint.all_locked.spent ui.signal ')
  })

  it('tell when a door can be opened or walked through', () => {
    expect(hinted({ dice: dice('AA...') }, [{ type: 'discover', side: 0, pay: [] }])).toBe('discover')
    expect(hinted({ dice: dice('AT...') }, [{ type: 'enter', side: 1, pay: [] }])).toBe('enter')
  })

  it('tell in a gem chamber that more icons light more gems, until it is used up', () => {
    expect(hinted({ node: 2, dice: dice('K*K*...') })).toBe('gems')
    expect(hinted({ node: 2, dice: dice('K*K*K*K*.') }, [{ type: 'gems', level: 1 }])).toBe('more_gems')
    const done = { 0: aChamber('start', 0, 0, [1, 3]), 1: aChamber('gems_key_a', 1, 0, [0, 1, 2, 3], { gems_done: 1 }) }
    expect(hinted({ node: 2, dice: dice('AK...') }, [], { chambers: done, gems_taken: 1 })).toBe('find_exit')
  })

  it('tell to walk to the exit when all gems are lit', () => {
    const lit = { exit: 2, depot: 0 }
    expect(hinted({ node: 2, dice: dice('K*K*...') }, [], lit)).toBe('to_exit')
    expect(hinted({ node: 2, dice: dice('K*K*...') }, [], { ...lit, exit: null, gems_taken: 9 })).toBe('find_exit')
  })

  it('put a curse before everything that can wait', () => {
    expect(hinted({ node: 2, dice: dice('AK...'), curses: [{ curse: 'trap', lifted_by: 'KTT' }] })).toBe('curse')
    expect(hinted({ dice: dice('AK...'), curses: [{ curse: 'lost_dice', lifted_by: 'KTT' }] })).toBe('lost_dice')
  })

  it('are silent for whoever is out or only watches', () => {
    expect(hinted({ node: null })).toBeNull()
    expect(hintOf(aView(), A_BOOK, deedsOf(aView(), A_BOOK, -1, []), null)).toBeNull()
  })
})

describe('a cry for a golden mask', () => {
  it('comes when more than half of the dice are locked and none of them shows one', () => {
    const needs = (text: string): boolean => needsMask(aSeat({ dice: dice(text) }))
    expect([
      needs('bbbAK'),
      needs('bbAKT'),
      needs('bbbG.'),
      needs('bbbAKT.'),
      needs('bbbbKT.'),
      needs('bbAxx'),
    ]).toEqual([true, false, false, false, true, true])
  })
})

describe('where somebody is', () => {
  it('is told by a picture: start, gems as long as they can be lit, another chamber, out, away', () => {
    const view = aView()
    const place = (differs: Partial<SeatView>, at: View = view): string => placeOf(at, A_BOOK, aSeat(differs))
    expect([place({}), place({ node: 2 }), place({ node: 4 }), place({ node: null }), place({ absent: true })]).toEqual(
      ['start', 'gems', 'chamber', 'out', 'away'],
    )
    expect(place({ node: 2 }, aView({ chambers: { 1: aChamber('gems_key_a', 1, 0, [], { gems_done: 2 }) } }))).toBe(
      'chamber',
    )
  })
})
