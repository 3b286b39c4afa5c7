/** How long each event is on stage, in milliseconds; events without a length are not shown one by one. */
import { beatOf, type Lengths } from '../../ui/motion'
import type { Event } from './wire'

/** LOST and the exit are what the whole game waits for. */
export const CALL = 1200
/** A tile that comes late, since somebody was reading, lies there as long as it would have to at a table (EEO-9). */
export const SEEN = 1200

const LENGTHS: Lengths<Event['type']> = {
  tile_played: 340,
  pile_turned: 350,
  blackout_coming: 250,
  lights_out: 350,
  panic_spread: 350,
  direction_reversed: 300,
  sprint_earned: 300,
  hands_passed: 350,
  turn_passed: 250,
  lost_declared: CALL,
  answered: 300,
  exit_announced: CALL,
}

export const isShown = (event: Event): boolean => event.type in LENGTHS

export const beat = beatOf(LENGTHS, [
  [8, 0.3],
  [4, 0.55],
  [2, 0.8],
])
