/** What the buttons in thumb's reach do now. */
import { chosen, type Option, type Pick } from './choice'
import type { Action, View } from './wire'

export interface Deeds {
  /** The one main button; null while something has still to be chosen. */
  main: Action | null
  /** The other thing that one may do as well. */
  other: Action | null
}

type Plain = 'skip_action' | 'spend_energy' | 'roll' | 'decline_path' | 'let_pass'

export function deedsOf(view: View, may: readonly Action[], options: readonly Option[], pick: Pick): Deeds {
  const plain = (type: Plain): Action | null => may.find((action) => action.type === type) ?? null
  const ready = chosen(options, pick)?.action ?? null
  // To let pass is never the main thing, and lies where nothing is lost by a tap too many.
  if (view.window !== null) return { main: ready, other: plain('let_pass') }
  if (view.question?.kind === 'new_path') return { main: ready, other: plain('decline_path') }
  if (plain('roll') !== null) return { main: plain('roll'), other: plain('spend_energy') }
  if (ready !== null) return { main: ready, other: null }
  const canLay = options.some(({ action }) => action.type === 'place_tile')
  return { main: canLay || Object.keys(pick).length > 0 ? null : plain('skip_action'), other: null }
}
