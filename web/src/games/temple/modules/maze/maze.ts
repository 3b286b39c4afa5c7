/** What the Maze shows beyond what every temple does. */
import type { View } from '../../wire'

export interface Alarm {
  seat: number
  chamber: number
  shouts: number
  at: number
}

export const alarmsOf = (view: View): readonly Alarm[] =>
  (view.extra['maze'] as { alarms: readonly Alarm[] } | undefined)?.alarms ?? []

/** Those inside who lose the game for all if a slam finds them anywhere but at home. */
export const weakestLinks = (view: View): number[] =>
  Object.entries(view.seats).flatMap(([seat, { node, curses }]) =>
    node !== null && curses.some(({ curse }) => curse === 'weakest_link') ? [Number(seat)] : [],
  )
