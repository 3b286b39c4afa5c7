/** Who is new to a game is shown its guide before anything runs: once, and not after a match of it. */
import { keep, recall } from '../keep'

const remembered = (game: string): string => `guide.${game}`

export function isNew(game: string): boolean {
  return recall(remembered(game), (value) => value === true) !== true
}

/** The guide was read or skipped, or a match of it has begun. */
export function noLongerNew(game: string): void {
  keep(remembered(game), true)
}
