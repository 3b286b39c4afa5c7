/** The temple's stage: how close and how far one can look, and what lies over it. */
import type { Sides } from '../../../ui/eye/camera'
import type { Stage } from '../../../ui/eye/gaze.svelte'
import { CHAMBER } from '../temple'

interface Size {
  width: number
  height: number
}

/** Notes never take more of the height than this. */
const MOST = 0.4

/** Notes lie along the lower edge. */
export const coveredBy = (notes: number, { height }: Size): Sides => ({
  left: 8,
  right: 8,
  top: 8,
  bottom: Math.min(MOST * height, 8 + notes),
})

export const stageUnder = (notes: () => number, size: () => Size): Stage => ({
  nearest: 1.4 * CHAMBER,
  farthest: 40 * CHAMBER,
  easing: 150,
  around: CHAMBER * 0.8,
  covered: () => coveredBy(notes(), size()),
})
