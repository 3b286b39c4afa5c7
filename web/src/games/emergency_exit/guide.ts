/** In the race the guide ends with LOST; together, even alone, with the exit. */
import type { Value } from '../../types'

const FIRST_OTHER = 4

export function guideStep(step: number, way: Value | undefined): string {
  return way === 'together' && step >= FIRST_OTHER ? `${step}.exit` : String(step)
}
