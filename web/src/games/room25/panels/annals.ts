/** The great moments of a match, gathered while this page watches: for the finale. */
import type { LetterMessage } from '../../../types'
import type { Event, Wire } from '../wire'

export interface Moment {
  round: number
  event: Event
}

export interface Annals {
  match: string
  round: number
  moments: readonly Moment[]
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

/** A letter came. What was taken back did not happen, so the round it goes back to is told from there on. */
export function heard(before: Annals | null, letter: LetterMessage<Wire>): Annals {
  const { match, view, happened, taken_back } = letter
  const known = before?.match === match ? before : { match, round: view.round, moments: [] }
  const moments = taken_back === null ? [...known.moments] : known.moments.filter(({ round }) => round < view.round)
  let round = known.round
  for (const event of happened) {
    if (event.type === 'round_began') round = event.round
    if (isGreat(event)) moments.push({ round, event })
  }
  return { match, round: view.round, moments }
}

let kept: Annals | null = null

/** Every letter passes here once, in order. */
export function hearLetter(letter: LetterMessage<Wire>): void {
  kept = heard(kept, letter)
}

export const annalsOf = (match: string): Annals =>
  kept !== null && kept.match === match ? kept : { match, round: 0, moments: [] }
