/** Where figures stand in a chamber, so that all of them can be seen. */
import type { Point } from '../../../ui/eye/camera'
import { standing, standPoint } from '../temple'
import type { Catalogue, View } from '../wire'

const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] }

/** Places for so many, around the middle of a chamber. */
export function places(count: number): Point[] {
  const rows = ROWS[count] ?? [count]
  return rows.flatMap((wide, row) =>
    Array.from({ length: wide }, (_, at) => ({
      x: (at - (wide - 1) / 2) * 25,
      y: 9 + (row - (rows.length - 1) / 2) * 22,
    })),
  )
}

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
