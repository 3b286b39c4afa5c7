/** The station's stage: how close and how far one can look, and what lies over it. */
import type { Stage } from '../../../ui/eye/gaze.svelte'
import { TILE } from '../geometry'

/** Pixels of words along the bottom: in two lines on a phone, and beside the board on a phone on its side. */
function words(): number {
  if (matchMedia('(height < 520px) and (width >= 560px)').matches) return 14
  return matchMedia('(width < 480px)').matches ? 94 : 72
}

/** Pixels of dice along the top: in the middle on a phone, in the corner of a wider board. */
const dice = (): number => (matchMedia('(width < 640px)').matches ? 54 : 14)

/** Pixels above and below a plaque at the top, where nothing else lies over the board. */
export const PLAQUE = 14

export const STAGE: Stage = {
  nearest: 2 * TILE,
  farthest: 60 * TILE,
  easing: 130,
  around: TILE * 0.6,
  covered: () => ({ left: 12, right: 12, top: dice(), bottom: words() }),
}
