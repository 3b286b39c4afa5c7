/** Events as lines of the story. */
import { listed } from '../../i18n/words.svelte'
import type { Params, Told, Translate } from '../../table/play-props'
import { CHARACTERS } from './art/kinds'
import { cardOf } from './book'
import { columnOf, rowOf, wayOf } from './geometry'
import type { Cell, Who } from './terms'
import type { Event } from './wire'

type Name = (seat: number) => string

/** Columns by letter from the left, rows by number from above: C3 is the Central Room. */
export const cellName = (cell: Cell): string => `${'ABCDE'.charAt(columnOf(cell))}${rowOf(cell) + 1}`

/** Told by what follows, or by the status line: a line for each would bury the rest. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'asked',
  'answered',
  'turn_came',
  'programming_opened',
  'order_given',
  'card_gone',
  'trap_armed',
])

/** That others are ready can be seen; what oneself has programmed is worth a line. */
function isSilent(event: Event): boolean {
  if (event.type === 'programmed') return event.tokens.length === 0
  if (event.type === 'programs_laid') return event.counts.every((many) => many === 0)
  if (event.type === 'card_drawn') return cardOf(event.card) === null
  return SILENT.has(event.type)
}

/** How somebody enters, jumps or plays that has a sentence of its own. */
const OWN_SENTENCE: readonly string[] = [
  ...['push', 'call', 'carry', 'illusion', 'robot', 'panic'],
  ...['tunnel', 'vortex', 'rewind'],
  ...['adrenaline', 'pile'],
]

const ownSentence = (way: string): string => (OWN_SENTENCE.includes(way) ? way : '')

/** The last part of the key, as in story.py; but a role that is only peeked at stands in no story. */
function detail(event: Event): string {
  switch (event.type) {
    case 'entered':
      return ownSentence(event.cause)
    case 'jumped':
      return ownSentence(event.how)
    case 'token_revealed':
      return ownSentence(event.source)
    case 'died':
      return event.of
    case 'game_ended':
      return event.outcome === 'time_up' && event.winners.length > 0 ? 'time_up.won' : event.outcome
    case 'roles_shown':
      return event.group.length === 1 ? 'single' : ''
    case 'pass_began':
      return String(event.going)
    case 'looked':
      return event.room === null ? '' : 'seen'
    case 'programmed':
      return 'seen'
    default:
      return ''
  }
}

const characterWords = (who: unknown, t: Translate): string[] => {
  const character = typeof who === 'number' ? CHARACTERS[who] : undefined
  return character === undefined ? [] : [t(`character.${character}`)]
}

const peopleWords = (group: readonly Who[], t: Translate): string =>
  listed(group.flatMap((who) => characterWords(who, t)))

/** Fields that name a seat, a cell, or something with a word of its own. */
const SEATS = ['seat', 'first'] as const
const CELLS = ['cell', 'other'] as const
const PEOPLE = ['who', 'by'] as const
const NUMBERS = ['round', 'left'] as const
const WORDS = { room: 'room', was: 'room', colour: 'colour', token: 'token', line: 'line' } as const

function plainParams(fields: Readonly<Record<string, unknown>>, t: Translate, name: Name): Params {
  const params: Params = {}
  const put = (keys: readonly string[], say: (value: number) => string | number): void => {
    for (const key of keys) {
      const value = fields[key]
      if (typeof value === 'number') params[key] = say(value)
    }
  }
  put(SEATS, name)
  put(CELLS, cellName)
  put(PEOPLE, (who) => peopleWords([who], t))
  put(NUMBERS, (many) => many)
  for (const [key, family] of Object.entries(WORDS)) {
    const value = fields[key]
    if (typeof value === 'string' || typeof value === 'number') params[key] = t(`${family}.${value}`)
  }
  return params
}

function paramsOf(event: Event, t: Translate, name: Name): Params {
  const params = plainParams({ ...event }, t, name)
  if ('group' in event) params['group'] = peopleWords(event.group, t)
  switch (event.type) {
    case 'looked':
      return { ...params, seats: listed(event.seats.map(name)) }
    case 'programmed':
      return { ...params, tokens: listed(event.tokens.map((token) => t(`token.${token}`))) }
    case 'roles_shown':
      return { ...params, role: t(`role.${event.roles[0]}`), roles: rolesWords(event.group, event.roles, t) }
    case 'slid':
      return { ...params, way: t(`direction.${wayOf(event.line, event.forward)}`) }
    case 'card_drawn':
      return { ...params, card: t(`card.${cardOf(event.card)?.kind}`) }
    case 'game_ended':
      return { ...params, winners: listed(event.winners.map(name)) }
    default:
      return params
  }
}

function rolesWords(group: readonly Who[], roles: readonly string[], t: Translate): string {
  const words = group.map((who, at) =>
    t('ui.panel.is', { who: peopleWords([who], t), role: t(`role.${roles[at] ?? 'prisoner'}`) }),
  )
  return listed(words)
}

/** Why an action was lost; old records do not tell. */
function lostWords({ who, token, why }: Extract<Event, { type: 'action_lost' }>, t: Translate): Told {
  if (why === '') return null
  const what = t(`token.${token}`)
  return { key: 'ui.news.lost', params: { who: peopleWords([who], t), why: t(`ui.lost.${why}`, { what }) } }
}

export function story(event: Event, t: Translate, name: Name): Told {
  if (isSilent(event)) return null
  const lost = event.type === 'action_lost' ? lostWords(event, t) : null
  if (lost !== null) return lost
  const more = detail(event)
  return { key: `event.${event.type}${more === '' ? '' : `.${more}`}`, params: paramsOf(event, t, name) }
}

/** The page keeps what it tells, and no more; what was looked at is left to memory (R25-4.13), roles to their tiles. */
export function recalled(event: Event): Event | null {
  if (isSilent(event)) return null
  if (event.type === 'looked') return { ...event, room: null }
  if (event.type === 'roles_dealt') return { ...event, roles: event.roles.map(() => null) }
  return event
}
