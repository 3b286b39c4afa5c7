import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aChamber, aSeat, aView, dice } from './a-view'
import { deedsOf } from './deeds'
import { whyNot, whyNoWay } from './why'
import type { SlotId } from './slots'
import type { BanView, SeatView, View } from './wire'

const slot = (id: SlotId, own: Partial<SeatView> = {}, differs: Partial<View> = {}): string => {
  const seat = aSeat(own)
  const { code, rule } = whyNot(aView({ ...differs, seats: { 0: seat } }), 0, seat, id)
  return `${code} ${rule}`
}
const way = (side: number, differs: Partial<View> = {}, node = 0): string => {
  const view = aView({ ...differs, seats: { 0: aSeat({ node }) } })
  const deed = deedsOf(view, A_BOOK, 0, []).ways[side]
  return deed === undefined ? '' : whyNoWay(view, 0, deed).code
}
const ban = (deed: string, to: number | null, code: string): BanView => ({
  deed,
  to,
  why: { code, rule: 'TMP-5.1', facts: {} },
})
const choosing = { reserved: [{ seat: 0, node: 2, side: 1, x: 2, y: 0, tiles: 2 }] }

describe('why something cannot be done', () => {
  it('says what the dice do not show', () => {
    expect(way(1)).toBe('cannot_pay')
    expect(slot('mask')).toBe('no_golden_mask TMP-4.5')
    expect(slot('mask', { dice: dice('GAAAA') })).toBe('not_locked TMP-4.5')
    expect(slot('claim', {}, { chambers: { 0: aChamber('b07', 0, 0, [], { chest: 'closed' }) } })).toBe(
      'cannot_pay TMP-4.5',
    )
  })

  it('says what is not here', () => {
    expect(slot('gems')).toBe('no_gems_here TMP-4.5')
    expect(slot('claim')).toBe('no_treasure_here TMP-3.3')
    expect(slot('escape')).toBe('not_in_the_exit TMP-4.5')
    expect(slot('escape', {}, { exit: 0 })).toBe('cannot_pay TMP-4.5')
    expect(slot('lift')).toBe('no_such_curse TMP-3.2')
    expect(slot('lift', { curses: [{ curse: 'trap', lifted_by: '' }] })).toBe('cannot_be_lifted TMP-2.11')
    expect(slot('lift', { curses: [{ curse: 'trap', lifted_by: 'TT' }] })).toBe('cannot_pay TMP-4.5')
  })

  it('says that a door was opened and nothing chosen yet', () => {
    expect(way(0, choosing, 2)).toBe('choose_first')
    expect(way(3, choosing, 2)).toBe('cannot_pay')
    expect(slot('escape', {}, { ...choosing, exit: 0 })).toBe('choose_first TMP-4.5')
  })

  it('says first what a module forbids, there and nowhere else', () => {
    const bans = [ban('enter', 2, 'moving_banned'), ban('escape', null, 'doomed'), ban('gems', 0, 'gems_banned')]
    expect(way(1, { bans })).toBe('moving_banned')
    expect(way(3, { bans })).toBe('cannot_pay')
    expect(slot('escape', {}, { bans })).toBe('doomed TMP-5.1')
    expect(slot('gems', {}, { bans })).toBe('gems_banned TMP-5.1')
  })
})
