/** Events as lines of the story. A line stays, so none may tell what lies in the pile (EEO-9). */
import type { Told, Translate } from '../../table/play-props'
import type { Event, Reveal } from './wire'
import { named } from './words'

/** A line about a danger would say for good which sign a covered tile bears: these are told in passing only. */
export const IN_PASSING: ReadonlySet<string> = new Set([
  'pile_turned',
  'blackout_coming',
  'lights_out',
  'panic_spread',
  'direction_reversed',
  'sprint_earned',
  'hands_passed',
])
/** Seen at a glance, and too many to be told. */
const SILENT: ReadonlySet<string> = new Set(['turn_began', 'tile_drawn'])

function revealTold(reveal: Reveal, t: Translate): Told {
  if (reveal.lost_at === null) return { key: 'event.route_revealed.safe', params: {} }
  return { key: 'event.route_revealed.lost', params: { n: reveal.lost_at, reason: t(`reason.${reveal.reason}`) } }
}

/** Nothing where nobody scores: the line before says why. Who plays together does not play for points. */
function pointsTold(points: readonly number[], together: boolean, t: Translate, name: (seat: number) => string): Told {
  const seats = points.flatMap((got, seat) => (got > 0 ? [name(seat)] : []))
  if (seats.length === 0) return null
  if (together) return { key: 'event.points_given.together', params: {} }
  return { key: `event.points_given.${seats.length === 1 ? 'one' : 'other'}`, params: { seats: named(seats, t) } }
}

/** EEO-9: what the page keeps is no log of moves, so that nothing in it remembers for the player. */
export function recalled(event: Event): Event | null {
  if (IN_PASSING.has(event.type) || SILENT.has(event.type) || event.type === 'tile_played') return null
  if (event.type === 'round_began') return { ...event, deck: null, hands: [] }
  return event
}

export function story(event: Event, t: Translate, name: (seat: number) => string): Told {
  if (IN_PASSING.has(event.type) || SILENT.has(event.type)) return null
  switch (event.type) {
    case 'game_opened':
      return null
    case 'round_began':
      return {
        key: event.goal === null ? 'event.round_began' : 'event.round_began.together',
        params: { round: event.round, first: name(event.first) },
      }
    case 'answered':
      return { key: event.join ? 'event.answered.join' : 'event.answered', params: { seat: name(event.seat) } }
    case 'route_revealed':
      return revealTold(event.reveal, t)
    case 'points_given':
      return pointsTold(event.points, event.together, t, name)
    case 'game_ended':
      return { key: `event.game_ended.${event.outcome}`, params: { winners: named(event.winners.map(name), t) } }
    default:
      return { params: 'seat' in event ? { seat: name(event.seat) } : {} }
  }
}

/** What is said once, as it happens, and kept nowhere: the tile that everybody sees, the danger that strikes. */
export function passingWords(event: Event, t: Translate, name: (seat: number) => string): string | null {
  if (event.type === 'pile_turned') return t(`event.pile_turned.${event.quarters === 2 ? 2 : 1}`)
  if (event.type === 'sprint_earned') return t('event.sprint_earned', { seat: name(event.seat) })
  return IN_PASSING.has(event.type) ? t(`event.${event.type}`) : null
}
