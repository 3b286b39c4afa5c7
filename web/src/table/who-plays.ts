/** What is to be said of who plays a seat; null for a person who is here and does. */
import type { SeatInfo } from '../types'

export type Note = 'seat.bot' | 'seat.free' | 'seat.rests' | 'seat.stand_in' | 'seat.away'

/** Has its guest dropped? A bot may play meanwhile; whoever is here may also let one play for them. */
export function isGone(seat: SeatInfo): boolean {
  return seat.kind === 'guest' && (!seat.here || (seat.stand_in && !seat.rests))
}

export function whoPlays(seat: SeatInfo | undefined): Note | null {
  if (seat === undefined) return null
  if (seat.kind === 'bot') return 'seat.bot'
  if (seat.kind === 'open') return seat.stand_in ? 'seat.free' : null
  if (seat.rests) return 'seat.rests'
  if (seat.stand_in) return 'seat.stand_in'
  return seat.here ? null : 'seat.away'
}
