/** What the module shows in a view, and how easily dice fall. */
import type { Face } from '../../terms'
import type { Catalogue, View } from '../../wire'

export interface TowerDie {
  die: number
  face: Face
}

export interface Stacking extends TowerDie {
  seat: number
  hold: number
  until: number
}

/** As `showing.py` tells it. */
export interface Totem {
  /** From the floor up. */
  tower: readonly TowerDie[]
  /** Whoever is just stacking a die: one at most. */
  stacking: readonly Stacking[]
}

export interface Print {
  gems: readonly (readonly [number, number])[]
  holds: readonly number[]
  /** Chances in ten-thousandths. */
  fall: { least: number; each: number; most: number; steady: number }
}

export const totemOf = (view: View): Totem | undefined => view.extra['totem'] as Totem | undefined

/** Printed matter of modules comes on top of the catalogue's own. */
export const printOf = (book: Catalogue): Print | undefined => (book as Catalogue & { totem?: Print }).totem

/** In percent: how likely a die falls that is laid on so many others after so long. */
export function risk({ fall }: Print, height: number, hold: number): number {
  const bare = Math.min(fall.most, fall.least + fall.each * height)
  return Math.round((bare * (1 - hold / fall.steady)) / 100)
}

/** The chamber of the totem, as long as it has gems to give. */
export const isOpen = (view: View, number: number): boolean => {
  const chamber = view.chambers[number]
  return chamber?.tile === 'totem' && chamber.gems_done === null
}

/** How many dice the next gem takes. */
export const nextGem = ({ gems }: Print, height: number): number =>
  gems.find(([need]) => need > height)?.[0] ?? gems.at(-1)?.[0] ?? 0
