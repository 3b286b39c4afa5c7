/** Where an eye is over a picture: a box in units of the picture, always of the stage's shape. */
export interface Point {
  x: number
  y: number
}

/** The middle, and the width; the height follows from the stage. */
export interface Box extends Point {
  width: number
}

export interface Sides {
  left: number
  right: number
  top: number
  bottom: number
}

/** Parts of the stage, from 0 to 1, that buttons and panels lie over. */
export type Rims = Sides
export const NO_RIMS: Rims = { left: 0, right: 0, top: 0, bottom: 0 }

/** How close and how far the eye may be: widths of its box. */
export interface Reach {
  nearest: number
  farthest: number
}

function around(points: readonly Point[]): Sides {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** How wide a box must be to have all this in its free part. */
const widthFor = (rect: Sides, aspect: number, rims: Rims): number =>
  Math.max(
    (rect.right - rect.left) / (1 - rims.left - rims.right),
    ((rect.bottom - rect.top) / (1 - rims.top - rims.bottom)) * aspect,
  )

/** All these in the middle of what is free; the longer side of the box is never shorter than `atLeast`. */
export function fitted(points: readonly Point[], aspect: number, rims: Rims, atLeast = 0): Box {
  const rect = around(points)
  const width = Math.max(widthFor(rect, aspect, rims), atLeast * Math.min(1, aspect))
  const x = (rect.left + rect.right) / 2 + (width * (rims.right - rims.left)) / 2
  const y = (rect.top + rect.bottom) / 2 + ((width / aspect) * (rims.bottom - rims.top)) / 2
  return { x, y, width }
}

/** Close around a point: a unit of the picture gets a little more than a pixel. */
export const closeTo = ({ x, y }: Point, pixels: number, { nearest }: Reach): Box => ({
  x,
  y,
  width: Math.max(nearest, pixels / 1.15),
})

/** Moves (and widens) no more than is needed to have these points well inside; the same box if they are. */
export function including(box: Box, points: readonly Point[], aspect: number, rims: Rims): Box {
  if (points.length === 0) return box
  const rect = around(points)
  const width = Math.max(box.width, widthFor(rect, aspect, rims))
  const height = width / aspect
  const held = (at: number, least: number, most: number): number => Math.min(most, Math.max(least, at))
  return {
    x: held(box.x, rect.right - width * (0.5 - rims.right), rect.left + width * (0.5 - rims.left)),
    y: held(box.y, rect.bottom - height * (0.5 - rims.bottom), rect.top + height * (0.5 - rims.top)),
    width,
  }
}

/** A step of the eye towards its aim, the same however often a second it is called. */
export function glide(from: Box, to: Box, ms: number, easing: number): Box {
  const part = 1 - Math.exp(-ms / easing)
  const closer = (a: number, b: number): number => (Math.abs(b - a) < 0.2 ? b : a + (b - a) * part)
  return { x: closer(from.x, to.x), y: closer(from.y, to.y), width: closer(from.width, to.width) }
}

export const isSame = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width

export const panned = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy })

/** Zooms by a factor so that the point stays where it is on the screen. */
export function zoomed(box: Box, by: number, { nearest, farthest }: Reach, at: Point = box): Box {
  const width = Math.min(farthest, Math.max(nearest, box.width / by))
  const k = width / box.width
  return { x: at.x + (box.x - at.x) * k, y: at.y + (box.y - at.y) * k, width }
}

export function viewBox(box: Box, aspect: number): string {
  const height = box.width / aspect
  return [box.x - box.width / 2, box.y - height / 2, box.width, height].map((part) => part.toFixed(2)).join(' ')
}
