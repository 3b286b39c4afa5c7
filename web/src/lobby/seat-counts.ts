/** How many may play: all numbers that the game knows stay in sight, also those that these options do not allow. */
import type { Around, GameInfo } from '../types'

export interface SeatCount {
  value: number
  text: string
  off: boolean
}

export function seatCounts(
  around: Pick<Around, 'seats' | 'seat_counts'>,
  game: Pick<GameInfo, 'seat_counts'> | null,
): SeatCount[] {
  const known = new Set([...(game?.seat_counts ?? []), ...around.seat_counts, around.seats.length])
  return [...known]
    .sort((left, right) => left - right)
    .map((value) => ({ value, text: String(value), off: !around.seat_counts.includes(value) }))
}
