/**
 * Who left a running match, is away or came back, or is host now, and why the next match waits, read off two arounds, one
 * after the other; who took a step back, read off a letter; and what nobody answered, as the table says it.
 */
import { listed } from '../i18n/words.svelte'
import type { GameEvent, LetterMessage, Around, SeatInfo } from '../types'
import { called, hostName } from './names'

export type NewsKind =
  | 'left'
  | 'left_game'
  | 'away'
  | 'back'
  | 'rests'
  | 'plays'
  | 'took_over'
  | 'you_took_over'
  | 'took_back'
  | 'late'
  | 'host'
  | 'you_host'
  | 'lapsed'
  | 'no_more'
  | 'gone_again'
  | 'usual_times'

export interface News {
  kind: NewsKind
  who: string
  /** Who had the seat before. */
  from: string
  /** In a line of its own: what came of it. */
  what?: readonly string[]
}

const MARK = 'news.'

function newsOf(before: SeatInfo, after: SeatInfo): NewsKind | null {
  if (before.kind === 'guest' && after.kind === 'open') return after.stand_in ? 'left' : 'left_game'
  if (before.kind === 'open' && after.kind === 'guest') return before.name === after.name ? 'back' : 'took_over'
  if (before.kind === 'bot' && after.kind === 'guest') return 'took_over'
  if (before.kind !== 'guest' || after.kind !== 'guest' || before.stand_in === after.stand_in) return null
  if (after.rests || before.rests) return after.rests ? 'rests' : 'plays'
  return after.stand_in ? 'away' : 'back'
}

export function newsBetween(before: Around | null, after: Around): News[] {
  if (before === null) return []
  return [
    ...newsOfSeats(before, after),
    ...newsOfHost(before, after),
    ...newsOfNext(before, after),
    ...newsOfTimes(before, after),
  ]
}

/** Not everybody has answered this seat in time. */
export function newsOfLapse({ seats }: Around, by: number): News[] {
  return seats.slice(by, by + 1).map((seat) => ({ kind: 'lapsed', who: called(seat), from: '' }))
}

/** The countdown to the next match has stopped: whoever wanted it thinks again, or is not here any more. */
export function newsOfNext(before: Around, { status, match, next, you }: Around): News[] {
  const counted = before.next
  if (counted == null || counted.seconds === null || next?.seconds != null) return []
  if (status !== 'over' || match !== before.match || next?.no.includes(you.guest) === true) return []
  const who = listed(before.guests.filter(({ id }) => counted.yes.includes(id)).map(called))
  return [{ kind: counted.yes.some((guest) => next?.no.includes(guest)) ? 'no_more' : 'gone_again', who, from: '' }]
}

/** Times of one's own are for one game. */
function newsOfTimes(before: Around, after: Around): News[] {
  const lost = before.game !== after.game && before.tempo === null && after.tempo === 'normal'
  return lost ? [{ kind: 'usual_times', who: '', from: '' }] : []
}

function newsOfHost(before: Around, after: Around): News[] {
  if (before.host === after.host) return []
  return [{ kind: after.you.host ? 'you_host' : 'host', who: hostName(after), from: '' }]
}

function newsOfSeats(before: Around, after: Around): News[] {
  if (before.match === null || before.match !== after.match) return []
  return after.seats.flatMap((seat, index) => {
    const old = before.seats[index]
    const yours = index === after.you.seat
    const found = old === undefined ? null : newsOf(old, seat)
    const kind = !yours ? found : found === 'took_over' && before.you.seat === null ? 'you_took_over' : null
    return old === undefined || kind === null ? [] : [{ kind, who: called(seat), from: called(old) }]
  })
}

export function newsIn({ taken_back }: LetterMessage, name: (seat: number) => string): News[] {
  return taken_back === null ? [] : [{ kind: 'took_back', who: name(taken_back), from: '' }]
}

/** As an event of the story, with the names of that moment in it. */
export function toldAs({ kind, who, from }: News): GameEvent & Omit<News, 'kind'> {
  return { type: MARK + kind, who, from }
}

export function isNews(event: GameEvent): boolean {
  return event.type.startsWith(MARK)
}
