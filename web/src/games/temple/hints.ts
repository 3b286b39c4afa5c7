/** In the practice temple: the one thing worth trying next. */
import type { Translate } from '../../table/play-props'
import { givesUp, type Deeds } from './deeds'
import { poolOf } from './temple'
import { lockedOf, stuck } from './troubles'
import type { Catalogue, SeatView, View } from './wire'

export const HINTS = [
  'all_locked.voting',
  'all_locked',
  'all_locked.all',
  'all_locked.fate',
  'all_locked.no_fate',
  'all_locked.spent',
  'all_locked.alone',
  'golden',
  'lost_dice',
  'cursed_hand',
  'curse',
  'escape',
  'more_gems',
  'gems',
  'locked',
  'to_exit',
  'chest',
  'roll',
  'discover',
  'enter',
  'find_exit',
] as const
export type Hint = (typeof HINTS)[number]

const bears = (own: SeatView, curse: string): boolean => own.curses.some((one) => one.curse === curse)

const insiders = (view: View): SeatView[] =>
  Object.values(view.seats).filter(({ node, left }) => node !== null && !left)

/** Where a call for help is what is left, or one of two things: its button lights up. */
const CALLS: readonly Hint[] = ['all_locked', 'all_locked.no_fate', 'all_locked.spent']
export const isToCall = (view: View, deeds: Deeds, own: SeatView | null): boolean =>
  own?.node != null && stuck(own.dice) && CALLS.includes(helplessly(view, deeds))

/** With the button to call for help by its name. */
export const hintWords = (hint: Hint, t: Translate): string => t(`hint.${hint}`, { signal: t('ui.signal') })

/** With all dice locked: who or what can still help. */
export function helplessly(view: View, deeds: Deeds): Hint {
  if (view.vote?.kind === 'fate') return 'all_locked.voting'
  const inside = insiders(view)
  const alone = inside.length < 2
  if (deeds.fate !== null) return alone ? 'all_locked.fate' : 'all_locked'
  // Something else is voted on, and then fate may turn again.
  if (view.vote !== null) return 'all_locked.no_fate'
  if (alone) return 'all_locked.alone'
  return inside.every(({ dice }) => stuck(dice)) ? 'all_locked.all' : 'all_locked.spent'
}

/** The first that fits, the most pressing ones first. */
export function hintOf(view: View, book: Catalogue, deeds: Deeds, seat: number | null): Hint | null {
  const own = seat === null ? undefined : view.seats[seat]
  if (own?.node == null) return null
  const chamber = view.chambers[own.node >> 1]
  if (stuck(own.dice)) return helplessly(view, deeds)
  const fits: Partial<Record<Hint, boolean>> = {
    golden: deeds.mask !== null,
    lost_dice: bears(own, 'lost_dice'),
    cursed_hand: bears(own, 'cursed_hand'),
    curse: own.curses.length > 0,
    escape: chamber?.tile === 'exit',
    more_gems: deeds.levels.length > 0 && givesUp(deeds),
    gems: view.depot > 0 && poolOf(view, book, own.node) !== null,
    chest: chamber?.chest === 'closed',
    locked: lockedOf(own.dice) > 1,
    roll: own.dice.every(({ state }) => state !== 'shown'),
    discover: deeds.ways.some(({ is, action }) => is === 'discover' && action !== null),
    enter: deeds.ways.some(({ is, action }) => is === 'enter' && action !== null),
    find_exit: view.exit === null && view.gems_taken > 0,
    to_exit: view.exit !== null && view.depot === 0,
  }
  return HINTS.find((hint) => fits[hint]) ?? 'roll'
}
