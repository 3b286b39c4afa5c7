/** What the module shows in a view, and what one may make of it. */
import { beyond, chamberAt, inOnlyOf, opposite, SIDES } from '../../temple'
import type { Chalice } from '../special/special'
import type { Side } from '../../terms'
import type { Catalogue, SeatView, View } from '../../wire'

/** As `showing.py` tells it. */
export interface Quests {
  markers: number
  /** Quests to the numbers of their chambers. */
  found: Readonly<Record<string, number>>
  done: readonly string[]
  /** Whose dice lie on the altar. */
  givers: readonly number[]
  /** The task tiles that lie face up, and how many there are. */
  tasks: readonly string[]
  laid: number
  solved: number
  ghost: number | null
  gem_tiles: number
  /** Sides of the unturned obelisk that have had a neighbour, as bits. */
  joined: number
  chalice: Chalice
}

export const questsOf = (view: View): Quests | undefined => view.extra['quests'] as Quests | undefined

export const isOpen = ({ found, done }: Quests, quest: string): boolean => quest in found && !done.includes(quest)

/** Whether one stands in the chamber of a quest that is still to be done. */
export const isAt = (quests: Quests, node: number | null, quest: string): boolean =>
  node !== null && isOpen(quests, quest) && quests.found[quest] === node >> 1

/** The task tile that is to be paid for; none before it lies face up. */
export const taskNow = ({ tasks, solved }: Quests): string | null => tasks[solved] ?? null

/** What something done together takes, if this adventurer triggers it. */
export const taskCost = (own: SeatView | undefined, task: string, cost: string): string =>
  own?.prices.find((price) => price.task === task)?.cost ?? cost

/** What a deed of one's own costs this adventurer, where that is unlike what is printed. */
export const ownCost = (own: SeatView | undefined, deed: string, cost: string): string =>
  own?.prices.find((price) => price.deed === deed)?.cost ?? cost

/** The sides through which the ghost can be pushed out of a chamber: doors on both sides, or a passage. */
export function ghostSides(view: View, book: Catalogue, number: number): Side[] {
  const here = view.chambers[number]
  if (here === undefined) return []
  const shut = inOnlyOf(here, book.tiles[here.tile])
  return SIDES.filter((side) => {
    const to = chamberAt(view, beyond(here, side))
    const there = to === null ? undefined : view.chambers[to]
    if (there === undefined) return false
    const back = opposite(side)
    const out = here.passages.includes(side) || (here.doors.includes(side) && !shut.includes(side))
    return out && (there.doors.includes(back) || there.passages.includes(back))
  })
}
