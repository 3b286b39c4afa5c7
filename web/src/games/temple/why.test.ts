import { expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aSeat, aView } from './a-view'
import { deedsOf } from './deeds'
import { whyNot, whyNoWay } from './why'
import type { SlotId } from './slots'
import type { BanView, View } from './wire'

const slot = (id: SlotId, differs: Partial<View>): string => {
  const seat = aSeat()
  const { code, rule } = whyNot(aView({ ...differs, seats: { 0: seat } }), 0, seat, id)
  return `${code} ${rule}`
}
const way = (side: number, differs: Partial<View>): string => {
  const view = aView({ ...differs, seats: { 0: aSeat() } })
  const deed = deedsOf(view, A_BOOK, 0, []).ways[side]
  return deed === undefined ? '' : whyNoWay(view, 0, deed).code
}
const ban = (deed: string, to: number | null, code: string): BanView => ({
  deed,
  to,
  why: { code, rule: 'TMP-5.1', facts: {} },
})

it('says first what a module forbids, there and nowhere else', () => {
  const bans = [ban('enter', 2, 'moving_banned'), ban('escape', null, 'doomed'), ban('gems', 0, 'gems_banned')]
  expect(way(1, { bans })).toBe('moving_banned')
  expect(way(3, { bans })).toBe('cannot_pay')
  expect(slot('escape', { bans })).toBe('doomed TMP-5.1')
  expect(slot('gems', { bans })).toBe('gems_banned TMP-5.1')
})
