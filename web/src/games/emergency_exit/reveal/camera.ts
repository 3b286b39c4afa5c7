/** Where the eye is over the plan: a box in units of the plan, always of the stage's shape. */
import { corner, SIZE } from '../geometry'
import type { Cell } from '../types'

export interface Box {
  /** The centre. */
  x: number
  y: number
  /** Width; the height follows from the stage. */
  width: number
}

export const NEAR = 3.2 * SIZE
export const FAR = 90 * SIZE
const MARGIN = 0.5 * SIZE
/** How many of the last cells the following camera keeps in sight. */
const TAIL = 6

/** The smallest box of this shape (width / height) around these cells. */
export function fit(cells: readonly Cell[], aspect: number, atLeast = NEAR): Box {
  const corners = cells.map(corner)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + SIZE + MARGIN]
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + SIZE + MARGIN]
  const width = Math.max(right - left, (bottom - top) * aspect, atLeast * Math.min(1, aspect))
  return { x: (left + right) / 2, y: (top + bottom) / 2, width }
}

/** Follows the walk: the newest cells in sight, the very newest never near the rim. */
export const follow = (walked: readonly Cell[], aspect: number): Box => fit(walked.slice(-TAIL), aspect, 4.5 * SIZE)

/** What of the stage is free, in pixels: buttons and greyed tiles lie over the rest. */
export interface Room {
  width: number
  height: number
  right: number
  bottom: number
}

export const aspectOf = ({ width, height, right, bottom }: Room): number =>
  Math.max(1, width - right) / Math.max(1, height - bottom)

/** A box made for the free part, widened to the whole stage. */
export function widened(box: Box, room: Room): Box {
  const perPixel = box.width / Math.max(1, room.width - room.right)
  return { x: box.x + (room.right / 2) * perPixel, y: box.y + (room.bottom / 2) * perPixel, width: room.width * perPixel }
}

/** A step of the eye towards its aim; `part` of the way per call, the same however often a second it is called. */
export function glide(from: Box, to: Box, ms: number, easing = 180): Box {
  const part = 1 - Math.exp(-ms / easing)
  const near = (a: number, b: number): number => (Math.abs(b - a) < 0.2 ? b : a + (b - a) * part)
  return { x: near(from.x, to.x), y: near(from.y, to.y), width: near(from.width, to.width) }
}

export const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width

export const pan = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy })

/** Zooms by a factor so that the point (in units of the plan) stays where it is on the screen. */
export function zoom(box: Box, by: number, at: { x: number; y: number } = box): Box {
  const width = Math.min(FAR, Math.max(NEAR / 2, box.width / by))
  const k = width / box.width
  return { x: at.x + (box.x - at.x) * k, y: at.y + (box.y - at.y) * k, width }
}

export function viewBox(box: Box, aspect: number): string {
  const height = box.width / aspect
  const parts = [box.x - box.width / 2, box.y - height / 2, box.width, height]
  return parts.map((part) => part.toFixed(2)).join(' ')
}
