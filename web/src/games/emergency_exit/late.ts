/** What the clock does to a choice: sends it in the last moment, or tells that the house had to choose. */
import type { Action, Event, View } from './wire'

/** Seconds before the end at which an unconfirmed choice is sent. */
export const LAST_MOMENT = 0.8
/** Milliseconds for which it is told that the house chose. */
export const LATE_SHOWN = 5000
/** Seconds around the end in which the house plays for somebody. */
const AT_THE_END = 1.5

/** Something that was chosen and only waits to be confirmed: a tile in its rotation, or an answer. */
export const chosen = (action: Action | null): Action | null =>
  action?.type === 'play_tile' || action?.type === 'answer' ? action : null

function isWished(event: Event, wished: Action | null): boolean {
  if (event.type === 'answered') return wished?.type === 'answer' && wished.join === event.join
  if (event.type !== 'tile_played') return true
  if (wished?.type === 'play_tile') return event.tile === null || wished.tile === event.tile
  return wished?.type === 'play_blind'
}

/** The words for what the house did in this seat's place when its time was up; null if it did nothing. */
export function houseDid(
  events: readonly Event[],
  seat: number | null,
  wished: Action | null,
  secondsLeft: number,
): string | null {
  if (seat === null || secondsLeft > AT_THE_END) return null
  const event = events.find((one) => (one.type === 'tile_played' || one.type === 'answered') && one.seat === seat)
  if (event === undefined || isWished(event, wished)) return null
  return event.type === 'answered' ? 'ui.status.kept_for_you' : 'ui.status.laid_for_you'
}

/** Words for the frame's strip where its own ("your turn") would not fit. */
export function waiting(view: View): string | null {
  if (view.phase === 'reveal') return 'ui.waiting.reveal'
  return view.phase === 'poll' ? 'ui.waiting.poll' : null
}
