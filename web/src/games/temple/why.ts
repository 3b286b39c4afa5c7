/** Why something that does not glow cannot be done, as the rules would say it; what modules forbid they say themselves. */
import type { WayDeed } from './deeds'
import type { SlotId } from './slots'
import type { Refusal, SeatView, View } from './wire'

const because = (code: string, rule = 'TMP-4.5'): Refusal => ({ code, rule, facts: {} })
const SHORT = because('cannot_pay')

/** Whoever has opened a door has yet to choose what lies behind it. */
const isChoosing = (view: View, who: number): boolean => view.reserved.some(({ seat }) => seat === who)

export const banOf = (view: View, deed: string, chamber: number | null): Refusal | null =>
  view.bans.find(({ deed: name, to }) => name === deed && (to === null || to >> 1 === chamber))?.why ?? null

export function whyNoWay(view: View, seat: number, { is, to }: WayDeed): Refusal {
  return banOf(view, is, to) ?? (is === 'discover' && isChoosing(view, seat) ? because('choose_first') : SHORT)
}

export function whyNot(view: View, seat: number, { node, dice, curses }: SeatView, slot: SlotId): Refusal {
  const here = (node ?? 0) >> 1
  const ban = banOf(view, slot, here)
  if (ban !== null) return ban
  if (slot === 'gems') return because('no_gems_here')
  if (slot === 'mask')
    return because(dice.some(({ face, state }) => face === 'G' && state === 'shown') ? 'not_locked' : 'no_golden_mask')
  if (slot === 'claim' && view.chambers[here]?.chest !== 'closed') return because('no_treasure_here', 'TMP-3.3')
  if (slot === 'escape' && view.exit !== here) return because('not_in_the_exit')
  if (slot === 'escape' && isChoosing(view, seat)) return because('choose_first')
  if (slot === 'lift' && curses.length === 0) return because('no_such_curse', 'TMP-3.2')
  if (slot === 'lift' && curses.every(({ lifted_by }) => lifted_by === ''))
    return because('cannot_be_lifted', 'TMP-2.11')
  return SHORT
}
