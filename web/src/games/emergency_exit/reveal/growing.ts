/** In a replay: how far the true route had grown at a moment, read off the reveal at the end of its round. */
import type { GameEvent, ReplayLetter } from '../../../types'
import type { Event, Reveal } from '../wire'

const of = (letter: ReplayLetter | undefined): readonly Event[] =>
  (letter?.happened ?? []) as readonly GameEvent[] as readonly Event[]

/** Null before the first round, and in one that was never laid open. */
export function routeSoFar(letters: readonly ReplayLetter[], at: number): Reveal | null {
  const from = letters.findLastIndex((letter, index) => index <= at && of(letter).some(begins))
  if (from < 0) return null
  const next = letters.findIndex((letter, index) => index > from && of(letter).some(begins))
  const round = letters.slice(from, next < 0 ? undefined : next).flatMap(of)
  const whole = round.find((event) => event.type === 'route_revealed')?.reveal
  if (whole === undefined) return null
  const played = letters.slice(from, at + 1).flatMap(of)
  if (played.some((event) => event.type === 'route_revealed')) return whole
  const laid = played.filter((event) => event.type === 'tile_played').length
  const called = played.filter((event) => event.type === 'lost_declared').length
  return until(whole, laid, called)
}

const begins = (event: Event): boolean => event.type === 'round_began'

function until(whole: Reveal, laid: number, called: number): Reveal {
  const lost = whole.lost_at !== null && whole.lost_at <= laid
  return {
    ...whole,
    route: whole.route.slice(0, laid),
    rest: [],
    lost_at: lost ? whole.lost_at : null,
    reason: lost ? whole.reason : null,
    lost_cell: lost ? whole.lost_cell : null,
    groups: whole.groups.slice(0, called),
  }
}
