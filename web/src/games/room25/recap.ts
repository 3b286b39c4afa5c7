/** What others, rooms and cards have done to somebody since their own last deed, so that nobody has to look quickly. */
import { listed } from '../../i18n/words.svelte'
import { CENTRE, slid } from './geometry'
import { cellName } from './story'
import type { Cell, Play, Who } from './terms'
import { newsOf } from './ticker'
import { characterName } from './words'
import type { Event } from './wire'

/** The room under these has gone to this cell; by whom, if it was no card. */
interface Carried {
  group: readonly Who[]
  cell: Cell
  by: Who | null
}
export type Blow = { event: Event; carried?: undefined } | { event?: undefined; carried: Carried }

/** More than this nobody reads. */
const MOST = 3
/** Whatever is said and marked beside the game is nobody's deed. */
const ASIDE: readonly string[] = ['claimed', 'reminder_placed', 'seat_left']

interface Recap {
  blows: readonly Blow[]
  /** Who acts; null for cards and the course of the game. */
  turn: Who | null
  /** Where the own characters stand, as far as it was told. */
  at: ReadonlyMap<Who, Cell>
}

const NOTHING: Recap = { blows: [], turn: null, at: new Map() }

/** Of the own characters: whom this happens to. */
function hit(event: Event, { at }: Recap, own: readonly Who[]): boolean {
  switch (event.type) {
    case 'entered':
      return event.cause !== 'move' && event.group.some((who) => own.includes(who))
    case 'jumped':
    case 'trap_set':
    case 'flood_rose':
    case 'died':
    case 'regenerated':
      return event.group.some((who) => own.includes(who))
    case 'token_lost':
    case 'program_cancelled':
    case 'adrenaline_gone':
    case 'panicked':
      return own.includes(event.who)
    case 'lock_laid':
      return [...at.values()].includes(event.cell)
    default:
      return false
  }
}

function goesTo(event: Event, cell: Cell): Cell {
  if (event.type === 'slid') return slid(cell, event.line, event.forward).cell
  if (event.type === 'swapped' && cell === event.cell) return event.other
  return event.type === 'swapped' && cell === event.other ? event.cell : cell
}

function standing(event: Event, at: Recap['at'], own: readonly Who[]): Recap['at'] {
  const put = (group: readonly Who[], cell: Cell | null): Recap['at'] => {
    const next = new Map(at)
    for (const who of group.filter((one) => own.includes(one))) {
      if (cell === null) next.delete(who)
      else next.set(who, cell)
    }
    return next
  }
  switch (event.type) {
    case 'show_began':
      return put(own, CENTRE)
    case 'entered':
    case 'jumped':
      return put(event.group, event.cell)
    case 'regenerated':
      return put(event.group, CENTRE)
    case 'died':
      return put(event.group, null)
    default:
      return new Map([...at].map(([who, cell]) => [who, goesTo(event, cell)]))
  }
}

/** The rooms that were moved under the own characters, one by one. */
function carried(before: Recap, after: Recap['at'], event: Event): Blow[] {
  if (event.type !== 'slid' && event.type !== 'swapped') return []
  const moved = [...after].filter(([who, cell]) => before.at.get(who) !== cell)
  return [...new Set(moved.map(([, cell]) => cell))].map((cell) => {
    const group = moved.filter(([, to]) => to === cell).map(([who]) => who)
    return { carried: { group, cell, by: before.turn } }
  })
}

/** A room that goes on by the same hand is told where it comes to rest. */
const isSame = (one: Blow | undefined, { carried: other }: Blow): boolean =>
  one?.carried !== undefined && one.carried.by === other?.by && one.carried.group.join() === other.group.join()

const struck = (blows: readonly Blow[], blow: Blow): Blow[] =>
  [...(isSame(blows.at(-1), blow) ? blows.slice(0, -1) : blows), blow].slice(-MOST)

function turnAfter(event: Event, turn: Who | null): Who | null {
  if (event.type === 'token_revealed') return event.who
  return ['card_drawn', 'pass_began', 'round_began'].includes(event.type) ? null : turn
}

/** What one does oneself is known; what it has cost is not forgotten. */
const isDeath = ({ event }: Blow): boolean => event?.type === 'died'

function heard(recap: Recap, event: Event, own: readonly Who[]): Recap {
  const at = standing(event, recap.at, own)
  const turn = turnAfter(event, recap.turn)
  if (event.type === 'programs_laid') return { blows: [], turn, at }
  const mine = recap.turn !== null && own.includes(recap.turn) && turn === recap.turn
  if (ASIDE.includes(event.type) || event.type.startsWith('news.') || event.type === 'token_revealed')
    return { ...recap, turn, at }
  if (mine)
    return {
      blows: [...recap.blows.filter(isDeath), ...(isDeath({ event }) && hit(event, recap, own) ? [{ event }] : [])],
      turn,
      at,
    }
  const blows = hit(event, recap, own) ? [{ event }] : carried(recap, at, event)
  return { blows: blows.reduce(struck, recap.blows), turn, at }
}

/** From all that was told so far. */
export const recapOf = (told: readonly Event[], own: readonly Who[]): readonly Blow[] =>
  told.reduce((now, event) => heard(now, event, own), NOTHING).blows

export function blowWords({ event, carried }: Blow, { t, name }: Pick<Play, 't' | 'name'>): string {
  if (event !== undefined) return newsOf(event, { t, name }) ?? ''
  const { group, cell, by } = carried
  const params = { group: listed(group.map((who) => characterName(who, t))), cell: cellName(cell) }
  return by === null ? t('ui.recap.carried', params) : t('ui.recap.carried_by', { ...params, by: characterName(by, t) })
}
