/** What the module shows in a view. */
import type { View } from '../../wire'

/** As `showing.py` tells it. */
export interface Traps {
  /** By seat: the node that its adventurer cannot leave. */
  kept: Readonly<Record<string, number>>
  /** The platform, while it has nowhere to go. */
  waiting: number | null
}

/** The icons that get one off a cliff, by its tile, and those that call everybody. */
export const CLIMBING: Readonly<Record<string, string>> = { cliff_key: 'KKK', cliff_torch: 'TTT' }
export const SUMMONING = 'KKK'

export const trapsOf = (view: View): Traps | undefined => view.extra['traps'] as Traps | undefined

/** The tile of the trap that keeps this adventurer. */
export function trapOf(view: View, seat: number): string | null {
  const node = trapsOf(view)?.kept[seat]
  return node === undefined ? null : (view.chambers[node >> 1]?.tile ?? null)
}

/** Who cannot leave this chamber. */
export const keptIn = (view: View, number: number): number[] =>
  Object.entries(trapsOf(view)?.kept ?? {})
    .filter(([, node]) => node >> 1 === number)
    .map(([seat]) => Number(seat))
