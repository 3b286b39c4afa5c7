/** Sentences with holes, and how the holes are filled. */
import type { Params } from '../table/play-props'

export type Table = Readonly<Record<string, string>>

/** The sentence for a key, or its `.one`/`.other` by the number in `n`; null if the table has none. */
export function sentence(table: Table, key: string, params: Params, language: string): string | null {
  const plain = table[key]
  if (plain !== undefined) return plain
  if (typeof params['n'] !== 'number') return null
  const form = new Intl.PluralRules(language).select(params['n'])
  return table[`${key}.${form}`] ?? table[`${key}.other`] ?? null
}

const HAN = /\p{Script=Han}/u

/** Chinese sets a space between its own signs and others, but none between two of its own. */
export function fill(text: string, params: Params): string {
  return text.replace(/( ?)\{(\w+)\}( ?)/g, (hole: string, left: string, name: string, right: string, at: number) => {
    if (!(name in params)) return hole
    const value = String(params[name])
    const gap = (space: string, outside = '', inside = ''): string =>
      HAN.test(outside) && HAN.test(inside) ? '' : space
    return gap(left, text[at - 1], value[0]) + value + gap(right, text[at + hole.length], value.at(-1))
  })
}

/** The names of the holes in a sentence, in order of the alphabet. */
export function holes(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
