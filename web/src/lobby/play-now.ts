/** From the first page straight into a game: alone with bots, by the terms that the game has for that. */
import type { Around, ClientMessage, GameInfo } from '../types'
import { fill } from './bots'

/** Tables that were opened for nothing but this, until somebody arrives there. */
const wanted = new Set<string>()

export function wantToPlay(code: string): void {
  wanted.add(code)
}

/** Once for each table. */
export function takeWish(code: string): boolean {
  return wanted.delete(code)
}

/** What the host says to a new table: the terms to begin with, no hurry until somebody joins, so many seats, or nearly
 * so, bots in all others, and off. A game of real time has a clock of its own. */
export function opening(around: Around, game: GameInfo, company: number): ClientMessage[] {
  const count = nearest(around.seat_counts, company)
  const others = Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== around.you.seat)
  const terms = game.presets[game.first_preset] ?? {}
  return [
    { type: 'set_options', options: terms },
    ...(game.live ? [] : [{ type: 'set_timers' as const, timers: {}, grace: around.grace, unhurried_alone: true }]),
    { type: 'set_seats', seats: count },
    ...fill(others, game.standard_bot),
    { type: 'start' },
  ]
}

function nearest(counts: readonly number[], wish: number): number {
  const distance = (count: number): number => Math.abs(count - wish)
  return counts.reduce((best, count) => (distance(count) < distance(best) ? count : best))
}
