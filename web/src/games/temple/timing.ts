/** What the game clock means right now. */
import type { View } from './wire'

export interface Timing {
  /** Since "Escape!", in milliseconds. */
  gone: number
  /** Of the whole, from 0 to 1; null without a clock. */
  part: number | null
  /** Until the door slams or the temple falls, if that is known. */
  slam: { ms: number; last: boolean } | null
}

/**
 * What comes next, if it is known. The end is told as a time of its own; it draws near with the third gong, or with
 * the sand's third turn.
 */
export function nextBlow({ next_slam, ends_at, clock, gongs, slams, phase }: View): View['next_slam'] {
  const nearsEnd = phase === 'running' && (gongs >= 3 || (clock === 'sand' && slams >= 2))
  return next_slam ?? (nearsEnd && ends_at !== null ? { number: 3, at: ends_at } : null)
}

export function timingOf(view: View, now: number): Timing {
  const start = view.starts_at ?? now
  const gone = Math.max(0, now - start)
  const whole = view.ends_at === null ? null : view.ends_at - start
  const next = nextBlow(view)
  const last = next !== null && next.number >= 3
  return {
    gone,
    part: view.clock === 'none' || whole === null || whole <= 0 ? null : Math.min(1, gone / whole),
    slam: next === null ? null : { ms: Math.max(0, next.at - now), last },
  }
}

/** Hurry: half a minute is left, or ten seconds. */
export const alarmOf = ({ slam }: Timing, clock: View['clock']): 'none' | 'soon' | 'now' => {
  if (slam === null || (clock === 'sand' && slam.ms > 35_000)) return 'none'
  return slam.ms <= 10_000 ? 'now' : 'soon'
}
