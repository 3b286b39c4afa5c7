/** The printed matter for the story, which is told without the play screen too. */
import type { Card, Catalogue } from './wire'

let printed: Catalogue | null = null

export function keepBook(catalogue: Catalogue): void {
  printed = catalogue
}

/** None before the game is loaded. */
export const cardOf = (number: number): Card | null => printed?.cards[number] ?? null
