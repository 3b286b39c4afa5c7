/** Why somebody does not play their seat themselves; null if they do. */
import type { SeatInfo } from '../../types'

export type Absence = 'seat.rests' | 'seat.stand_in' | 'seat.away'

export function absence(seat: SeatInfo | undefined): Absence | null {
  if (seat?.kind !== 'guest') return null
  if (seat.rests) return 'seat.rests'
  if (seat.stand_in) return 'seat.stand_in'
  return seat.here ? null : 'seat.away'
}
