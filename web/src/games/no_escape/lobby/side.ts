/** Which side of a starting board will be played on. */
import type { Catalogue } from '../wire'

export const BY_PLAYERS = 'by_players'

export function sideFor({ sides }: Catalogue, chosen: string, seats: number): string | null {
  if (chosen !== BY_PLAYERS) return chosen in sides ? chosen : null
  return Object.values(sides).find(({ players }) => players.includes(seats))?.id ?? null
}
