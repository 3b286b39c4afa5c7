/** Which rooms a composition is made of, as its picture and its words tell it. */
import { COLOURS, type Colour } from '../art/kinds'
import type { Catalogue } from '../wire'

/** How many rooms of each light; null for what is drawn by lot or goes by the mode. */
export function lightsOf({ presets, rooms }: Catalogue, complex: string): Record<Colour, number> | null {
  const made = presets[complex]
  if (made === undefined) return null
  const lit = (colour: Colour): number =>
    Object.entries(made).reduce((sum, [room, count]) => sum + (rooms[room]?.colour === colour ? count : 0), 0)
  return Object.fromEntries(COLOURS.map((colour) => [colour, lit(colour)])) as Record<Colour, number>
}

/** All of them in a row, the harmless ones first. */
export function inRow(lights: Readonly<Record<Colour, number>>): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: lights[colour] }, () => colour))
}
