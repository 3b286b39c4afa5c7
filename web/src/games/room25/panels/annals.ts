/** The great moments of a match that is over, from its letters: for the finale. */
import type { ReplayLetter } from '../../../types'
import type { Event } from '../wire'

export interface Moment {
  round: number
  event: Event
}

const GREAT: ReadonlySet<Event['type']> = new Set([
  'died',
  'regenerated',
  'roles_shown',
  'alarm_raised',
  'time_lost',
  'key_found',
  'escaped',
  'seat_left',
])

const isGreat = (event: Event): boolean =>
  event.type === 'turned_up' ? event.room === 'room25' : GREAT.has(event.type)

/** In which round each of them came. */
export function annals(letters: readonly Pick<ReplayLetter, 'happened'>[]): Moment[] {
  const moments: Moment[] = []
  let round = 0
  for (const event of letters.flatMap(({ happened }) => happened as Event[])) {
    if (event.type === 'round_began') round = event.round
    if (isGreat(event)) moments.push({ round, event })
  }
  return moments
}
