/** What others have done to somebody since their own last deed, so that nobody has to look quickly. */
import type { Params } from '../../table/play-props'
import type { Event } from './wire'

export interface Blow {
  key: string
  by: number
  tile?: string
  /** How many steps, of a push. */
  n?: number
}

/** More than this nobody reads. */
const MOST = 3

function isOwnDeed(event: Event, seat: number): boolean {
  switch (event.type) {
    case 'action_announced':
    case 'action_skipped':
    case 'tile_placed':
    case 'energy_spent':
      return event.seat === seat
    case 'rolled':
      return event.seat === seat && !event.again
    default:
      return false
  }
}

function blowOf(event: Event, seat: number): Blow | null {
  switch (event.type) {
    case 'pushed':
      return event.seat === seat ? { key: 'ui.recap.pushed', by: event.by, n: 1 } : null
    case 'locked':
      return event.seat === seat ? { key: 'ui.recap.locked', by: event.by } : null
    case 'faced_about':
      return event.seat === seat && event.by !== seat ? { key: 'ui.recap.turned', by: event.by } : null
    case 'siphoned':
      return event.seat === seat ? { key: 'ui.recap.siphoned', by: event.by } : null
    case 'tile_taken':
      return event.giver === seat && event.tile !== null
        ? { key: 'ui.recap.taken', by: event.seat, tile: event.tile }
        : null
    default:
      return null
  }
}

/** One push of many steps is told as one. */
function withBlow(blows: readonly Blow[], blow: Blow): Blow[] {
  const last = blows.at(-1)
  if (last?.n !== undefined && blow.n !== undefined && last.by === blow.by)
    return [...blows.slice(0, -1), { ...last, n: last.n + blow.n }]
  return [...blows, blow].slice(-MOST)
}

interface Recap {
  blows: readonly Blow[]
  /** Aborts played and not yet settled. */
  open: readonly { seat: number; tile: string; against: number }[]
}

const NOTHING: Recap = { blows: [], open: [] }

/** Last in, first out: an abort that works has hit whom it was played against. */
function settled({ blows, open }: Recap, works: boolean, seat: number): Recap {
  const abort = open.at(-1)
  const left = open.slice(0, -1)
  if (abort === undefined || !works || abort.against !== seat) return { blows, open: left }
  const key = left.length > 0 ? 'ui.recap.abort_stopped' : 'ui.recap.aborted'
  return { blows: withBlow(blows, { key, by: abort.seat, tile: abort.tile }), open: left }
}

function heard(recap: Recap, event: Event, seat: number): Recap {
  if (event.type === 'game_ended' || isOwnDeed(event, seat)) return { ...recap, blows: [] }
  if (event.type === 'abort_played') return { ...recap, open: [...recap.open, event] }
  if (event.type === 'abort_settled') return settled(recap, event.works, seat)
  if (event.type === 'window_dropped') return { ...recap, open: [] }
  const blow = blowOf(event, seat)
  return blow === null ? recap : { ...recap, blows: withBlow(recap.blows, blow) }
}

/** From all that was told so far. */
export const recapOf = (told: readonly Event[], seat: number): readonly Blow[] =>
  told.reduce((now, event) => heard(now, event, seat), NOTHING).blows

export const blowParams = (blow: Blow, name: (seat: number) => string, tile: (id: string) => string): Params => ({
  by: name(blow.by),
  tile: blow.tile === undefined ? '' : tile(blow.tile),
  n: blow.n ?? 0,
})
