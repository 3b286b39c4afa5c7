/** What of the plan is worth seeing. */
import type { Point } from '../../../ui/eye/camera'
import { corner, SIZE } from '../geometry'
import type { Cell } from '../terms'

/** The least of the plan that is shown at once, from side to side. */
export const NEAR = 3.2 * SIZE
export const FOLLOWING = 4.5 * SIZE
const MARGIN = 0.5 * SIZE
/** How many of the last cells are kept in sight while the route is walked. */
const TAIL = 6

/** These cells with a margin around them, as points of the picture. */
export const cornersOf = (cells: readonly Cell[]): Point[] =>
  cells.map(corner).flatMap(([x, y]) => [
    { x: x - MARGIN, y: y - MARGIN },
    { x: x + SIZE + MARGIN, y: y + SIZE + MARGIN },
  ])

/** The newest cells of the walk: the very newest is never near the rim. */
export const tailOf = (walked: readonly Cell[]): readonly Cell[] => walked.slice(-TAIL)
