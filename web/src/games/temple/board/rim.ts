/** Where something that lies beyond the stage is pointed at from its rim. */
import type { Point } from '../../../ui/eye/camera'

/** So far from the rim. */
const INSET = 22

export interface Rim extends Point {
  /** Degrees clockwise from up. */
  turn: number
}

/** Null for what is in sight. Notes of some height may lie along the lower edge. */
export function rimOf(at: Point, { width, height }: { width: number; height: number }, notes = 0): Rim | null {
  if (width === 0 || (at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height)) return null
  const turn = (Math.atan2(at.x - width / 2, height / 2 - at.y) * 180) / Math.PI
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
  return { x: clamp(at.x, INSET, width - INSET), y: clamp(at.y, INSET, height - INSET - notes), turn }
}
