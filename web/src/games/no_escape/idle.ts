/** Why a tile of the hand is of no use right now, as the key of a sentence. */
import type { Catalogue, View } from './wire'

export function whyIdle(tile: string, view: View, seat: number, book: Catalogue): string {
  const action = book.actions[tile]
  const isAbort = action?.aborts != null
  if (view.window !== null) return isAbort ? 'ui.idle.wrong_abort' : 'ui.idle.not_abort'
  if (isAbort) return 'ui.idle.abort_own'
  if (view.question !== null) return 'ui.idle.question'
  if (view.turn !== seat) return action === undefined ? 'ui.idle.later' : 'ui.idle.later_action'
  if (action !== undefined) return view.step === 'action' ? `tile.${tile}.needs` : 'ui.idle.too_late_action'
  return view.step === 'action' || view.step === 'maze' || view.step === 'flip'
    ? 'ui.idle.no_place'
    : 'ui.idle.too_late_tile'
}
