/** Where LOST tiles are drawn on the plan: spread around their tile, so that none hides another, a badge or a number. */
import type { Cell } from '../terms'
import type { Scene, Verdict } from './timeline'

export interface Mark {
  seat: number
  verdict: Verdict
  cell: Cell
  /** Within the tile of 100 by 100 units. */
  x: number
  y: number
}

type Spot = readonly [number, number]
const CORNERS: readonly Spot[] = [
  [8, 8],
  [92, 8],
  [92, 92],
  [8, 92],
]
/** Clockwise from north, as sides are counted. */
const MIDDLES: readonly Spot[] = [
  [50, -4],
  [104, 50],
  [50, 104],
  [-4, 50],
]

const key = ([x, y]: Cell): string => `${x},${y}`

/** Sides of a cell over which the route runs or on which the warning sign stands. */
function taken(scene: Scene, cell: Cell, warning: Cell | null): Set<number> {
  const here = scene.lines
    .filter((line) => key(line.cell) === key(cell))
    .flatMap(({ pass }) => [pass.into & 3, pass.out & 3])
  if (key(cell) === '0,0') here.push(0)
  if (warning !== null && key(warning) === key(cell)) here.push(0)
  if (warning !== null && key([warning[0], warning[1] + 1]) === key(cell)) here.push(2)
  return new Set(here)
}

/** The best places first: corners without a badge (or a number), then walls, then where the route runs. */
function spots(scene: Scene, cell: Cell, warning: Cell | null, numbered: boolean): Spot[] {
  const rot = scene.laid.find((laid) => key(laid.cell) === key(cell))?.rot ?? 0
  const free = (rot & 1) === 0 ? [1, 3] : [0, 2]
  const busy = taken(scene, cell, warning)
  const walls = [1, 3, 2, 0].filter((side) => !busy.has(side))
  const corners = (numbered ? free.slice(1) : free).map((at) => CORNERS[at] as Spot)
  return [...corners, ...walls.map((side) => MIDDLES[side] as Spot), ...[...busy].map((side) => MIDDLES[side] as Spot)]
}

export function marksOf(scene: Scene, warning: Cell | null, numbered: boolean): Mark[] {
  const used = new Map<string, number>()
  return scene.groups.flatMap(({ group, cell, verdict }) =>
    group.members.map((seat): Mark => {
      const at = used.get(key(cell)) ?? 0
      used.set(key(cell), at + 1)
      const [x, y] = spots(scene, cell, warning, numbered)[at] ?? [50, 50]
      return { seat, verdict, cell, x, y }
    }),
  )
}
