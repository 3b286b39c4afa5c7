/** Short ways to write tones. */
import type { Tone } from '../table/play-props'

/** One note after the other, each begun before the last has faded. */
export const chord = (notes: readonly number[], gap: number, length: number, loud: number): Tone[] =>
  notes.map((from, index) => ({ wave: 'triangle', from, at: index * gap, length, loud }))
