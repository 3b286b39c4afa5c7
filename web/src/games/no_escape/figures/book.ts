/** The printed matter for pictures in the rules, as the house has it: no second copy of any tile. */
import type { Catalogue } from '../wire'

let printed: Catalogue | null = null

export function keepBook(catalogue: Catalogue): void {
  printed = catalogue
}

/** The rules show their pictures when the game is loaded, and not before. */
export function book(): Catalogue {
  if (printed === null) throw new Error('the game is not loaded')
  return printed
}
