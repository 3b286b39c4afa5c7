/** Events as lines of the story. */
import { listed } from '../../i18n/words.svelte'
import type { Params, Told, Translate } from '../../table/play-props'
import type { Folded } from './fold'
import type { Event } from './wire'
import { tileName } from './words'

/** Seen at a glance, or told by what follows; a line for each would bury the rest. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'turn_began',
  'action_skipped',
  'asked',
  'stepped',
  'turned',
  'way_chosen',
  'window_opened',
  'window_closed',
  'window_dropped',
  'answered',
])

type Name = (seat: number) => string

/** The last part of the key, as in story.py. */
function detail(event: Folded): string {
  switch (event.type) {
    case 'action_announced':
      return event.targets.seat == null ? '' : 'seat'
    case 'action_done':
      return event.aborted ? 'aborted' : ''
    case 'rolled':
      return event.again ? 'again' : ''
    case 'move_began':
      return event.jetpack ? 'jetpack' : ''
    case 'tile_flipped':
      if (event.flips !== undefined) return event.fits ? 'many_fits' : 'many'
      return event.fits ? 'fits' : ''
    case 'tile_placed':
      return event.flipped ? 'flipped' : ''
    case 'tile_drawn':
    case 'tile_taken':
    case 'tile_given':
      return event.tile === null ? '' : 'seen'
    case 'abort_settled':
      return event.works ? 'works' : ''
    case 'blocked':
    case 'escaped':
      return event.seat === event.by ? '' : 'by'
    case 'game_ended':
      return event.outcome
    default:
      return ''
  }
}

function paramsOf(event: Folded, t: Translate, name: Name): Params {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const params: Params = {}
  for (const seat of ['seat', 'by', 'first', 'giver', 'against'] as const) {
    const who = fields[seat]
    if (typeof who === 'number') params[seat] = name(who)
  }
  if (typeof fields['tile'] === 'string') params['tile'] = tileName(fields['tile'], t)
  if (typeof fields['steps'] === 'number') params['steps'] = fields['steps']
  if (event.type === 'action_announced' && event.targets.seat != null) params['target'] = name(event.targets.seat)
  if (event.type === 'game_ended') params['winners'] = listed(event.winners.map(name))
  if (event.type === 'tile_flipped') params['n'] = event.flips ?? 1
  if (event.type === 'rolled')
    Object.assign(params, { one: event.dice[0], other: event.dice[1], n: event.dice[0] + event.dice[1] + event.bonus })
  return params
}

/** Is there nothing to be told? Who draws what nobody sees, and that an action which worked is discarded, goes without saying. */
function isSilent(event: Folded): boolean {
  if (event.type === 'pushed') return event.further === true
  if (event.type === 'tile_drawn') return event.tile === null
  if (event.type === 'action_done') return !event.aborted
  return SILENT.has(event.type)
}

export function story(event: Folded, t: Translate, name: Name): Told {
  if (isSilent(event)) return null
  const more = detail(event)
  return { key: `event.${event.type}${more === '' ? '' : `.${more}`}`, params: paramsOf(event, t, name) }
}

/** Without a line of their own, but what was done to somebody is counted by them. */
const COUNTED: ReadonlySet<Event['type']> = new Set(['pushed', 'action_skipped', 'window_dropped'])

/** The page keeps what it tells. */
export function recalled(event: Event): Event | null {
  return isSilent(event) && !COUNTED.has(event.type) ? null : event
}
