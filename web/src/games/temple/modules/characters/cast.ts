/** What the module shows in a view and prints in the book. */
import type { Catalogue, View } from '../../wire'

/** As `showing.py` tells it; lists go by seat, and an empty name is no card. */
export interface Characters {
  wished: readonly string[]
  held: readonly string[]
  spent: readonly boolean[]
  black: readonly number[]
  /** Until when the Mechanic's keys are torches. */
  rigged: number | null
  swap: Swap | null
}

export interface Swap {
  seat: number
  dice: readonly number[]
  other: number
  theirs: readonly number[]
}

interface Character {
  modules: readonly string[]
  permanent: string
  activatable: string
}

interface Cast {
  characters: Readonly<Record<string, Character>>
  cards: Readonly<Record<string, { character: string; cost: string }>>
}

export interface Person extends Character {
  id: string
}

const castOf = (book: Catalogue): Cast => book as unknown as Cast

export const charactersOf = (view: View): Characters | undefined => view.extra['characters'] as Characters | undefined

/** Everybody who can be chosen in this game. */
export const peopleOf = (book: Catalogue, view: View): Person[] =>
  Object.entries(castOf(book).characters)
    .filter(([, { modules }]) => modules.some((module) => view.modules.includes(module)))
    .map(([id, character]) => ({ id, ...character }))

export const personOf = (book: Catalogue, card: string): string => castOf(book).cards[card]?.character ?? ''

export const costOf = (book: Catalogue, card: string): string => castOf(book).cards[card]?.cost ?? ''

export const isActivatable = (book: Catalogue, card: string): boolean =>
  castOf(book).characters[personOf(book, card)]?.activatable === card

/** The seats that would like to be this character, the first of which will be. */
export const wantedBy = ({ wished }: Characters, book: Catalogue, person: string): number[] =>
  wished.flatMap((card, seat) => (card !== '' && personOf(book, card) === person ? [seat] : []))

export const heldBy = (view: View, seat: number | null): string =>
  seat === null ? '' : (charactersOf(view)?.held[seat] ?? '')
