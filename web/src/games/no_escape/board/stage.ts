/** The station's stage: how close and how far one can look, and what lies over it. */
import type { Stage } from '../../../ui/eye/gaze.svelte'
import { TILE } from '../geometry'

const LOW = '(height < 520px) and (width >= 560px)'

export const STAGE: Stage = {
  nearest: 2 * TILE,
  farthest: 60 * TILE,
  easing: 130,
  around: TILE * 0.6,
  /** Words lie along the bottom, dice along the top; on a phone on its side words lie beside the board. */
  covered: () => ({ left: 12, right: 12, top: 14, bottom: matchMedia(LOW).matches ? 14 : 72 }),
}
