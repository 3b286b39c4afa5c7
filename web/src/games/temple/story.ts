/** Events as lines of the story. */
import type { Params, Told, Translate } from '../../table/play-props'
import { ALL_TOLD, isSilent as isQuiet } from './modules/told'
import type { Event } from './wire'

/** Happens all the time, or is seen at a glance: a line for each would bury the rest. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'ready_said',
  'rolled',
  'entered',
  'offered',
  'auto_offering',
  'care_taken',
  'fate_voted',
  'concede_voted',
  'preferred',
  'prompt_opened',
  'prompt_closed',
  'die_released',
  'curses_shuffled',
  'treasures_shuffled',
  'treasure_laid',
  'treasure_armed',
  'treasure_cooled',
])

type Name = (seat: number) => string

/** What mates call to each other all the time; their bubbles say it. */
const CHATTER: readonly string[] = ['exploring', 'going_home', 'gems']

function isSilent(event: Event): boolean {
  if (event.type === 'signalled') return CHATTER.includes(event.phrase)
  if (event.type === 'masked') return event.seat === event.target
  return SILENT.has(event.type) || isQuiet(event)
}

/** The last part of the key, as in story.py. */
function detail(event: Event): string {
  switch (event.type) {
    case 'game_ended':
      return event.outcome
    case 'discovered':
      return event.tile === 'exit' ? 'exit' : ''
    case 'curse_drawn':
      return event.kept ? '' : 'again'
    case 'seat_left':
      return event.behind ? 'behind' : ''
    case 'went_absent':
      return event.gone ? '' : 'back'
    case 'gong':
      return String(event.number)
    case 'slammed':
      return event.lost.length === 0 ? 'safe' : 'lost'
    case 'signalled':
      return event.phrase
    case 'fate_dropped':
    case 'concede_dropped':
      return event.seat === null ? 'late' : ''
    default:
      return ALL_TOLD.map((module) => module.detail?.(event) ?? '').find((more) => more !== '') ?? ''
  }
}

function paramsOf(event: Event, t: Translate, name: Name): Params {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const params: Params = {}
  for (const key of ['seat', 'target', 'to'] as const) {
    const who = fields[key]
    if (typeof who === 'number') params[key] = name(who)
  }
  if ('taken' in event) params['taken'] = event.taken
  if ('curse' in event) params['curse'] = t(`curse.${event.curse}`)
  if ('kind' in event) params['kind'] = t(`treasure.${event.kind}`)
  if (event.type === 'discovered') params['tile'] = t(`tile.${event.tile}`)
  if (event.type === 'slammed') params['n'] = event.lost.length
  if (event.type === 'dice_fell') params['n'] = event.dice.length
  return Object.assign(params, ...ALL_TOLD.map((module) => module.params?.(event, t, name))) as Params
}

export function story(event: Event, t: Translate, name: Name): Told {
  if (isSilent(event)) return null
  const more = detail(event)
  return { key: `event.${event.type}${more === '' ? '' : `.${more}`}`, params: paramsOf(event, t, name) }
}

/** The page keeps what it tells, and no more. */
export function recalled(event: Event): Event | null {
  return isSilent(event) ? null : event
}
