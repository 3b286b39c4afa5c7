/** Who has not said they are ready, where nothing else keeps the host from starting; nobody at a table of the day's maze. */
import type { Around, SeatInfo } from '../types'

export function waitsOnlyFor({ why_not: why, seats, host, day }: Around): SeatInfo[] {
  if (why?.code !== 'not_ready' || why.rule !== '' || day !== null) return []
  return seats.filter((seat) => seat.kind === 'guest' && !seat.ready && seat.guest !== host)
}
