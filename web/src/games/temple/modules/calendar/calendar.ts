/** What the module shows in a view, and what the board of the calendar says. */
import type { Catalogue, View } from '../../wire'

/** As `showing.py` tells it. */
export interface Calendar {
  space: number
  /** Chambers to the symbols that lie there. */
  tiles: Readonly<Record<string, string>>
  stack: number
  /** What all have seen going under the stack, the last one first. */
  bottom: readonly string[]
  ran_out: boolean
}

export interface Side {
  spaces: readonly string[]
  bars: readonly number[]
  keys: readonly number[]
}

interface Almanac {
  swap: string
  eternal: Side
  doomed: Side
}

/** Printed matter of modules comes on top of the catalogue's own. */
const almanacOf = (book: Catalogue): Almanac | undefined => (book as Catalogue & { calendar?: Almanac }).calendar

export const calendarOf = (view: View): Calendar | undefined => view.extra['calendar'] as Calendar | undefined

export const isDoomed = (view: View): boolean => view.settings['calendar'] === 'doomed'

export const sideOf = (view: View, book: Catalogue): Side =>
  almanacOf(book)?.[isDoomed(view) ? 'doomed' : 'eternal'] ?? { spaces: [], bars: [], keys: [] }

export const swapCost = (book: Catalogue): string => almanacOf(book)?.swap ?? ''

/** The symbols that the figure has still to reach. */
export const ahead = (view: View, book: Catalogue): readonly string[] =>
  sideOf(view, book).spaces.slice(calendarOf(view)?.space ?? 0)

/** How many keys more the exit takes. */
export const moreKeys = (view: View, book: Catalogue): number =>
  sideOf(view, book).keys[calendarOf(view)?.space ?? 0] ?? 0

/** The dice of everybody that the calendar has taken, as the numbers of their owners. */
export const takenFrom = (view: View): readonly number[] =>
  Object.entries(view.seats).flatMap(([seat, { dice }]) =>
    dice.filter(({ held }) => held === 'calendar').map(() => Number(seat)),
  )
