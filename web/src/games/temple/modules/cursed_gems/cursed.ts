/** What the module shows in a view, and what can be said of a location tile. */
import type { Catalogue, View } from '../../wire'

/** As `showing.py` tells it. */
export interface Cursed {
  /** By seat; nothing: it is back in its place. */
  gems: readonly string[]
  stack: readonly number[]
  /** Chambers to the location tiles that lie there face down. */
  lying: Readonly<Record<string, number>>
  gone: Readonly<Record<string, string>>
  /** By seat: who has looked at which tiles. */
  peeked: readonly (readonly number[])[]
  /** By tile: what was said of it. */
  hints: Readonly<Record<string, readonly string[]>>
  /** What one has seen oneself. */
  known: Readonly<Record<string, string>>
}

interface Print {
  peek: string
  /** Of which symbols each is true. */
  hints: Readonly<Record<string, readonly string[]>>
}

export const cursedOf = (view: View): Cursed | undefined => view.extra['cursed_gems'] as Cursed | undefined

/** Printed matter of modules comes on top of the catalogue's own. */
const printOf = (book: Catalogue): Print | undefined => (book as Catalogue & { cursed_gems?: Print }).cursed_gems

export const peekCost = (book: Catalogue): string => printOf(book)?.peek ?? ''

/** What may still be said of a tile that one has seen. */
export function hintsLeft({ known, hints }: Cursed, book: Catalogue, location: number): string[] {
  const symbol = known[location]
  if (symbol === undefined) return []
  return Object.entries(printOf(book)?.hints ?? {})
    .filter(([hint, of]) => of.includes(symbol) && hints[location]?.includes(hint) !== true)
    .map(([hint]) => hint)
}

/** The tile that lies here, if one has seen it and somebody else still looks for it. */
export function spokenOf({ lying, known, gems }: Cursed, chamber: number): number | null {
  const here = lying[chamber]
  return here !== undefined && gems.includes(known[here] ?? '-') ? here : null
}
