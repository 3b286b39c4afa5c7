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

/** For how many the options are, "4–8" or one by one, where that leaves some of these numbers out; else nothing. */
export function allowed(counts: readonly SeatCount[]): string[] {
  const on = counts.filter(({ off }) => !off)
  const first = on[0]
  const last = on.at(-1)
  if (first === undefined || last === undefined || on.length === counts.length) return []
  const inARow = on.length > 2 && last.value - first.value === on.length - 1
  return inARow ? [`${first.text}–${last.text}`] : on.map(({ text }) => text)
}
