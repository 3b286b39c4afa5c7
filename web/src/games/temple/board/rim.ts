/** Where something that lies beyond the stage is pointed at from its rim. */
import type { Point } from '../../../ui/eye/camera'

/** So far from the rim, and so far from the buttons over the board: a column on the right, a row on a low board. */
const INSET = 22
const TOOLS = 70
const LOW = 328

export interface Rim extends Point {
  /** Degrees clockwise from up. */
  turn: number
}

/** Null for what is in sight. */
export function rimOf(at: Point, { width, height }: { width: number; height: number }): Rim | null {
  if (width === 0 || (at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height)) return null
  const turn = (Math.atan2(at.x - width / 2, height / 2 - at.y) * 180) / Math.PI
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
  const [top, right] = height < LOW ? [TOOLS, INSET] : [INSET, TOOLS]
  return { x: clamp(at.x, INSET, width - right), y: clamp(at.y, top, height - INSET), turn }
}
