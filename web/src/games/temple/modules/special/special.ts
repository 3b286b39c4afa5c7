/** What the module shows in a view: the link, and where the chalice is. With quests in play the chalice is theirs. */
import { offeredFaces } from '../../temple'
import type { Catalogue, View } from '../../wire'

/** As `chalice.py` tells it. */
export interface Chalice {
  node: number | null
  saved: boolean
}

interface Told {
  linked?: boolean
  chalice?: Chalice
}

const toldBy = (view: View, module: string): Told | undefined => view.extra[module] as Told | undefined

export const isSpent = (view: View): boolean => toldBy(view, 'special')?.linked === true

/** Whoever keeps it; nothing, if there is none in this game. */
export const chaliceOf = (view: View): Chalice | undefined =>
  toldBy(view, 'quests')?.chalice ?? toldBy(view, 'special')?.chalice

/** Linked chambers that were found, with the icons that each asks for. */
export function linksOf(view: View, book: Catalogue): { number: number; icons: string }[] {
  const links = (book as { links?: Readonly<Record<string, string>> }).links ?? {}
  return Object.entries(view.chambers).flatMap(([key, { tile }]) => {
    const icons = links[tile]
    return icons === undefined ? [] : [{ number: Number(key), icons }]
  })
}

/** Whether those in a linked chamber offer what it asks for. */
export function isReady(view: View, number: number, icons: string): boolean {
  const faces = offeredFaces(view, [2 * number])
  return faces.filter((face) => face === icons.charAt(0)).length >= icons.length
}
