/** The printed matter for pictures in the rules, as the house has it: no second copy of any tile. */
import { game } from '../../../house.svelte'
import { catalogueOf, type EscapeCatalogue } from '../types'

const EMPTY: EscapeCatalogue = { maze: {}, actions: {}, sides: {}, windows: [], tokens: 3 }

export function book(): EscapeCatalogue {
  const catalogue = game('no_escape')?.catalogue
  return catalogue === undefined ? EMPTY : catalogueOf(catalogue)
}
