/** Short names for what the wire spells out. */
import type { DieView } from './wire'

/** Adventurer, key, torch, golden mask, black mask. */
export type Face = NonNullable<DieView['face']>
/** A world side, clockwise from north. */
export type Side = number
/** chamber * 2 + part. */
export type Node = number
