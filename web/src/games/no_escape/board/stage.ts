/** The station's stage: how close and how far one can look, and what lies over it. */
import type { Stage } from '../../../ui/eye/gaze.svelte'
import { TILE } from '../geometry'

/** A phone on its side. */
export const isOnItsSide = (): boolean => matchMedia('(height < 520px) and (width >= 560px)').matches

/** Pixels of words along the bottom: in two lines on a phone, and beside the board on a phone on its side. */
function words(): number {
  if (isOnItsSide()) return 14
  return matchMedia('(width < 480px)').matches ? 94 : 72
}

/** Pixels of dice: along the top of a phone, along the left of one on its side, in the corner of a wider board. */
function dice(): { left: number; top: number } {
  if (isOnItsSide()) return { left: 104, top: 14 }
  return { left: 12, top: matchMedia('(width < 640px)').matches ? 54 : 14 }
}

/** Pixels above and below a plaque at the top, where nothing else lies over the board. */
export const PLAQUE = 14

/** Pixels above and below a question at the bottom. */
export const QUESTION = 20

export const STAGE: Stage = {
  nearest: 2 * TILE,
  farthest: 60 * TILE,
  easing: 130,
  around: TILE * 0.6,
  covered: () => ({ ...dice(), right: 12, bottom: words() }),
}
