/** Where figures stand in a chamber, so that all of them can be seen. */
import type { Point } from '../../../ui/eye/camera'
import { standing, standPoint } from '../temple'
import type { Catalogue, View } from '../wire'

/** Between the first and the last in a row, door to door; and between two who have all the room they want. */
const ROW = 66
const ROOMY = 25

/** Places for so many, in one row between what is written above and what is written below. */
export function places(count: number): Point[] {
  const apart = Math.min(ROOMY, ROW / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * apart, y: 8 }))
}

/** How large those in such a row are, as part of their usual size. */
export const shrunk = (count: number): number => Math.min(1, (ROW / Math.max(1, count - 1) + 4) / ROOMY)

/** Everybody who is inside, by seat. */
export function figurePoints(view: View, book: Catalogue): Map<number, Point> {
  const points = new Map<number, Point>()
  const nodes = new Set(Object.values(view.seats).flatMap(({ node, left }) => (node === null || left ? [] : [node])))
  for (const node of nodes) {
    const middle = standPoint(view, book, node)
    const seats = standing(view, node)
    places(seats.length).forEach((place, index) => {
      const seat = seats[index]
      if (middle !== null && seat !== undefined) points.set(seat, { x: middle.x + place.x, y: middle.y + place.y })
    })
  }
  return points
}
