/** Who has a place: all where points were counted, else only who won. All others have lost alike. */
import type { MatchFinale } from '../types'

export function isPlaced({ finale, result }: MatchFinale, seat: number, score: number | null): boolean {
  return !finale.together && (score !== null || result.winners.includes(seat))
}
