/** Which abort windows this browser lets pass by itself. To the house it is a pass like any other, so nobody else learns of it. */
import { keep, recall } from '../../keep'
import type { View } from './wire'

const isKinds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((kind) => typeof kind === 'string')

class Passing {
  kinds = $state.raw<readonly string[]>(recall('no_escape.passing', isKinds) ?? [])

  set(kinds: readonly string[]): void {
    this.kinds = kinds
    keep('no_escape.passing', kinds)
  }

  /** Is the open window one that whoever looks would let pass? */
  covers(view: View): boolean {
    return view.window !== null && this.kinds.includes(view.window.kind)
  }

  /** As if such a window were not open. */
  without(view: View): View {
    return this.covers(view) ? { ...view, window: null } : view
  }
}

export const passing = new Passing()
