/** What a tap on the board means: a door or what is behind it, a mate who is locked in, or a chamber to point at. */
import type { Point } from '../../ui/eye/camera'
import { figurePoints } from './board/places'
import type { Deeds } from './deeds'
import { beyond, CHAMBER, chamberAt, chamberOf, moved, nodeOf, nodePoint, SIDES } from './temple'
import type { Node, Side } from './terms'
import type { Action, Catalogue, View } from './wire'

export type Tap = { is: 'go'; side: Side } | { is: 'free'; action: Action } | { is: 'point'; node: Node } | null

/** As wide as a door, and as a figure. */
const DOOR = 26
const FIGURE = 18

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const cellOf = ({ x, y }: Point): { x: number; y: number } => ({
  x: Math.round(x / CHAMBER),
  y: Math.round(-y / CHAMBER),
})

/** A door that glows may be tapped anywhere behind it too; one that does not only tells why when it is hit itself. */
function doorAt(view: View, { ways }: Deeds, node: Node, at: Point): Side | null {
  const [middle, here] = [nodePoint(view, node), view.chambers[chamberOf(node)]]
  if (middle === null || here === undefined) return null
  const cell = cellOf(at)
  const hit = SIDES.find((side) => {
    const next = beyond(here, side)
    const behind = next.x === cell.x && next.y === cell.y
    return (
      ways[side]?.is !== 'wall' &&
      (gap(at, moved(middle, side, CHAMBER / 2)) < DOOR || (behind && ways[side]?.action != null))
    )
  })
  return hit ?? null
}

export function tapped(view: View, book: Catalogue, deeds: Deeds, node: Node | null, at: Point, twice: boolean): Tap {
  const points = figurePoints(view, book)
  const mate = deeds.mates.find(({ seat }) => gap(at, points.get(seat) ?? { x: Infinity, y: 0 }) < FIGURE)
  if (mate !== undefined) return { is: 'free', action: mate }
  const side = node === null ? null : doorAt(view, deeds, node, at)
  if (side !== null) return { is: 'go', side }
  const there = twice ? chamberAt(view, cellOf(at)) : null
  return there === null ? null : { is: 'point', node: nodeOf(there) }
}
