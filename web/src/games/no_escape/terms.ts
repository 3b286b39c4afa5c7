/** Short names for what the wire spells out. */
import type { LaidTile, Meeple, SideInfo } from './wire'

/** Where a tile can lie: x grows to the east, y to the south; the starting board fills -1 to 1. */
export type Slot = LaidTile['at']
/** Where a meeple can stand: a slot and the number of the space; (0, 0, n) is on the starting board, (0, 0, 0) its hub. */
export type Spot = NonNullable<Meeple['spot']>
/** A side or a heading, clockwise from north; also quarter turns. */
export type Way = number
/** Row and column. */
export type Cell = SideInfo['spaces'][number]
