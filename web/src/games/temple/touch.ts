/** What a phone lets one feel. */
import { switches } from './switches.svelte'

/** Not every browser can, and some complain if nobody has touched the page yet. */
export function buzz(pattern: number | number[]): void {
  if (switches.haptics && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern)
}

export const GONG = [180, 90, 180]
export const SLAM = [400]
