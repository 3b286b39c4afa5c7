/** The temple's stage: how close and how far one can look, and what lies over it. */
import type { Stage } from '../../../ui/eye/gaze.svelte'
import { CHAMBER } from '../temple'

export const STAGE: Stage = {
  nearest: 1.4 * CHAMBER,
  farthest: 40 * CHAMBER,
  easing: 150,
  around: CHAMBER * 0.8,
  /** Buttons lie along the right side, captions along the top. */
  covered: () => ({ left: 8, right: 52, top: 8, bottom: 8 }),
}
