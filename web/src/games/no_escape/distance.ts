/** A hint, no rule: in how many steps a meeple could be out, if nobody were in the way and nothing changed. */
import { isHub } from './geometry'
import { opposite } from './shape'
import { endAt, follow, OUTSIDE, teleporters, waysAt, type Station } from './station'
import type { Spot, Way } from './terms'
import type { View } from './wire'

interface Pose {
  spot: Spot
  heading: Way
}

const nameOf = ({ spot, heading }: Pose): string => `${spot.join()},${heading}`
const isSameSpot = (a: Spot | null, b: Spot): boolean => a !== null && a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

/** How one could stand on a spot just entered (NE-3.5). */
function entered(station: Station, view: View, seat: number, spot: Spot, back: Way): Pose[] {
  const end = endAt(station, spot)
  const turned: Pose[] = [{ spot, heading: back }]
  if (end === 'tele_w') {
    const taken = view.meeples.flatMap(({ spot: at }, other) => (at === null || other === seat ? [] : [at]))
    const free = teleporters(station).filter((to) => !isSameSpot(spot, to) && !taken.some((at) => isSameSpot(at, to)))
    const arrived = free.flatMap((to): Pose[] => waysAt(station, to).map((heading) => ({ spot: to, heading })))
    return arrived.length > 0 ? arrived : turned
  }
  const on = waysAt(station, spot).filter((way) => way !== back)
  return end !== null || on.length === 0 ? turned : on.map((heading) => ({ spot, heading }))
}

function first(station: Station, view: View, seat: number): Pose[] {
  const { spot, heading } = view.meeples[seat] ?? { spot: null, heading: null }
  if (spot === null) return []
  if (heading !== null) return [{ spot, heading }]
  const asked = view.question?.kind === 'branch' && view.question.seat === seat ? view.question.ways : null
  const ways = asked ?? (isHub(spot) ? waysAt(station, spot) : [])
  return ways.map((way) => ({ spot, heading: way }))
}

/** Null if there is no way out, or no meeple. */
export const stepsOut = (station: Station, view: View, seat: number): number | null =>
  shortest(station, view, seat, first(station, view, seat))

/** The same, if it leaves where it stands by this way. */
export function stepsBy(station: Station, view: View, seat: number, way: Way): number | null {
  const spot = view.meeples[seat]?.spot ?? null
  return spot === null ? null : shortest(station, view, seat, [{ spot, heading: way }])
}

function shortest(station: Station, view: View, seat: number, poses: readonly Pose[]): number | null {
  let edge = poses
  const seen = new Set(edge.map(nameOf))
  for (let steps = 1; edge.length > 0; steps += 1) {
    const further: Pose[] = []
    for (const pose of edge) {
      const to = follow(station, pose.spot, pose.heading)
      if (to === OUTSIDE) return steps
      if (to === null) continue
      for (const next of entered(station, view, seat, to, opposite(pose.heading))) {
        if (seen.has(nameOf(next))) continue
        seen.add(nameOf(next))
        further.push(next)
      }
    }
    edge = further
  }
  return null
}
