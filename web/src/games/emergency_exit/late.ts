/** What the clock does to a choice: sends it in the last moment, or comes before it. */
import type { Action, View } from './wire'

/** Seconds before the end at which an unconfirmed choice is sent. */
export const LAST_MOMENT = 0.8
/** Milliseconds for which it is told what came too late. */
export const LATE_SHOWN = 5000

/** Something that was chosen and only waits to be confirmed: a tile in its rotation, or an answer. */
export const chosen = (action: Action | null): Action | null =>
  action?.type === 'play_tile' || action?.type === 'answer' ? action : null

/** Words for the frame's strip where its own ("your turn") would not fit. */
export function waiting(view: View): string | null {
  if (view.phase === 'reveal') return 'ui.waiting.reveal'
  return view.phase === 'poll' ? 'ui.waiting.poll' : null
}
