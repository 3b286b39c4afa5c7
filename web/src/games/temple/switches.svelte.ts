/** How somebody likes to play this game; this browser remembers it. */
import { keep, recall } from '../../keep'

const NAMES = ['follow', 'music', 'haptics', 'hints'] as const
export type Name = (typeof NAMES)[number]
type Kept = Record<Name, boolean>

/** The eye follows, the soundtrack plays, the phone shakes, the practice temple gives hints. */
const FIRST: Kept = { follow: true, music: true, haptics: true, hints: true }

function fits(value: unknown): value is Partial<Kept> {
  return typeof value === 'object' && value !== null
}

const kept = recall('temple.switches', fits) ?? {}
export const switches: Kept = $state({
  follow: kept.follow ?? FIRST.follow,
  music: kept.music ?? FIRST.music,
  haptics: kept.haptics ?? FIRST.haptics,
  hints: kept.hints ?? FIRST.hints,
})

export function turn(name: Name, on: boolean): void {
  switches[name] = on
  keep('temple.switches', $state.snapshot(switches))
}
