/** Who said what in a LOST poll, read off the view: clockwise from the one who opened it (EEO-3.5). */
import type { View } from './wire'

export type Said = 'opened' | 'joined' | 'kept' | 'asked' | 'waits'

export interface PollEntry {
  seat: number
  said: Said
}

export function pollOrder(view: View): PollEntry[] {
  const { opener, turn } = view
  if (opener === null) return []
  const round = Array.from({ length: view.seats }, (_, step) => (opener + step) % view.seats)
  // A marker below the opener's belongs to an earlier group, laid on the same tile.
  const group = view.markers.slice(view.markers.indexOf(opener))
  const takesPart = (seat: number): boolean =>
    view.in_game[seat] === true && (view.holds[seat] === true || group.includes(seat))
  const askedAt = turn === null ? view.seats : round.indexOf(turn)
  return round.filter(takesPart).map((seat) => ({ seat, said: saidBy(view, seat, round.indexOf(seat), askedAt) }))
}

function saidBy(view: View, seat: number, at: number, askedAt: number): Said {
  if (seat === view.opener) return 'opened'
  if (view.holds[seat] !== true) return 'joined'
  if (at < askedAt) return 'kept'
  return at === askedAt ? 'asked' : 'waits'
}
