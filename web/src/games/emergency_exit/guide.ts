/** In the race the guide ends with LOST; together, or alone, with the exit. The way is a mode, or a maze of the day. */
import type { Value } from '../../types'

const FIRST_OTHER = 4

export function guideStep(step: number, way: Value | undefined): string {
  const exit = way === 'together' || way === 'alone'
  return exit && step >= FIRST_OTHER ? `${step}.exit` : String(step)
}
