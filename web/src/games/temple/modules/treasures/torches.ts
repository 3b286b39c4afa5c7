/** Where large torches burn, as the treasures tell it. */
import type { View } from '../../wire'

interface Told {
  placed?: Readonly<Record<string, readonly number[]>>
}

export const torchesOf = (view: View): readonly number[] =>
  (view.extra['treasures'] as Told | undefined)?.placed?.['large_torch'] ?? []
