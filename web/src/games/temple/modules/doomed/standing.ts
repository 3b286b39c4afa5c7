/** What the card Stand up shows in a view. */
import type { View } from '../../wire'

/** So long one stands after a press. */
export const STANDS = 6000
const SAT = -1

interface Standing {
  until: readonly number[]
  steady: readonly boolean[]
}

const standing = (view: View): Standing | undefined =>
  (view.extra['curses'] as { kept?: { stand_up?: Standing } } | undefined)?.kept?.stand_up

export const mustStand = (view: View, seat: number): boolean =>
  view.seats[seat]?.curses.some(({ curse }) => curse === 'stand_up') === true

export const isSteady = (view: View, seat: number): boolean => standing(view)?.steady[seat] === true

export const hasSat = (view: View, seat: number): boolean =>
  mustStand(view, seat) && !isSteady(view, seat) && standing(view)?.until[seat] === SAT

/** Milliseconds until one sits down. */
export const standsFor = (view: View, seat: number, now: number): number =>
  Math.max(0, (standing(view)?.until[seat] ?? 0) - now)
