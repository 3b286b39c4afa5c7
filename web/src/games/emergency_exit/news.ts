/** Which cards have just come into force: all of them in round 1, then those that were not there before (EEO-3.1, EEO-7). */
import type { FloorCard, Hazard } from './terms'
import type { Event, View } from './wire'

export type Card = { floor: FloorCard; danger?: undefined } | { danger: Hazard; floor?: undefined }

export const cardKey = (card: Card): string => (card.floor ? `floor.${card.floor}` : `danger.${card.danger}`)

const TILES = 37

/** Nothing has been laid yet, so whoever comes now sees the round begin. */
function untouched(view: View): boolean {
  const held = view.hand_sizes.reduce((sum, size) => sum + size, 0)
  return view.phase === 'turn' && view.top?.tile === 0 && view.markers.length === 0 && view.deck + held === TILES
}

/** `before` is the view of the letter before this one, null for the first. */
export function newCards(before: View | null, now: View, events: readonly Event[]): Card[] {
  const began = events.some(({ type }) => type === 'round_began')
  if (!began && !(before === null && now.round === 1 && untouched(now))) return []
  if (before === null && now.round > 1) return []
  const [floor, danger] = now.round === 1 || before === null ? [[], []] : [before.floor, before.danger]
  return [
    ...now.floor.filter((card) => !floor.includes(card)).map((card) => ({ floor: card })),
    ...now.danger.filter((card) => !danger.includes(card)).map((card) => ({ danger: card })),
  ]
}

const OWN: ReadonlySet<string> = new Set(['tile_played', 'lost_declared', 'answered', 'turn_passed', 'exit_announced'])

/** Has this seat acted? Then it has seen the new cards. */
export const actedBy = (seat: number | null, events: readonly Event[]): boolean =>
  events.some((event) => OWN.has(event.type) && 'seat' in event && event.seat === seat)
