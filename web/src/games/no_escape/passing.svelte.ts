/** Which abort windows this browser lets pass by itself. To the house it is a pass like any other, and it opens every
 * answer as late: nobody else learns of it. */
import { keep, recall } from '../../keep'
import type { View } from './wire'

const isKinds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((kind) => typeof kind === 'string')

/** Does whoever looks hold a tile that aborts this? */
export const holdsFitting = ({ window, hand }: View): boolean =>
  window !== null && hand !== null && hand.some((tile) => window.fitting.includes(tile))

class Passing {
  kinds = $state.raw<readonly string[]>(recall('no_escape.passing', isKinds) ?? [])
  /** Ask also those who hold nothing that fits. */
  always = $state(recall('no_escape.ask_always', (value) => typeof value === 'boolean') ?? false)

  set(kinds: readonly string[]): void {
    this.kinds = kinds
    keep('no_escape.passing', kinds)
  }

  askAlways(on: boolean): void {
    this.always = on
    keep('no_escape.ask_always', on)
  }

  /** Is the open window one that whoever looks would let pass? */
  covers(view: View): boolean {
    if (view.window === null || view.hand === null) return false
    return this.kinds.includes(view.window.kind) || (!this.always && !holdsFitting(view))
  }

  /** As if such a window were not open. */
  without(view: View): View {
    return this.covers(view) ? { ...view, window: null } : view
  }
}

export const passing = new Passing()
