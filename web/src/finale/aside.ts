/** Whoever reads the finale of a game of real time and says nothing is not thrown into the next one. */
import type { Around } from '../types'

/** Milliseconds before the next match begins: then whoever has said nothing goes, and a bot stands in for them. Pages
 * that nobody looks at are woken only every second. */
export const EARLY = 1500

/** Is their silence no yes? Where no bot stands in they would lose their seat. */
export function staysAside({ status, you, next, grace, by_post }: Around, live: boolean): boolean {
  const silent = next?.yes.includes(you.guest) !== true && next?.no.includes(you.guest) !== true
  return live && status === 'over' && you.seat !== null && silent && grace >= 0 && !by_post
}

/** In so many milliseconds they go; null: not as things stand. */
export function goesIn(around: Around, live: boolean): number | null {
  const seconds = around.next?.seconds ?? null
  return seconds === null || !staysAside(around, live) ? null : Math.max(0, seconds * 1000 - EARLY)
}
