/** All bots of a table at once. */
import type { Around, ClientMessage } from '../types'

export function fill(seats: readonly number[], strength: string): ClientMessage[] {
  return seats.map((seat) => ({ type: 'set_bot', seat, strength }))
}

export function seatsOf(around: Around, kind: 'open' | 'bot'): number[] {
  return around.seats.flatMap((seat, number) => (seat.kind === kind ? [number] : []))
}

/** How well all bots play; nothing, if there are none or they differ. */
export function commonStrength(around: Around): string | null {
  const strengths = new Set(seatsOf(around, 'bot').map((seat) => around.seats[seat]?.strength ?? ''))
  const [only] = strengths
  return strengths.size === 1 && only !== undefined ? only : null
}
