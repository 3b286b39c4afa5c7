/** The printed matter for pictures in the rules, as the house has it: no second copy of any tile. */
import type { Catalogue } from '../../../types'
import { catalogueOf, type EscapeCatalogue } from '../types'

let printed: EscapeCatalogue = { maze: {}, actions: {}, sides: {}, windows: [], tokens: 3 }

export function keepBook(catalogue: Catalogue): void {
  printed = catalogueOf(catalogue)
}

export function book(): EscapeCatalogue {
  return printed
}
