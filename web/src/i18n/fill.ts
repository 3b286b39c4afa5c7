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

export function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => (name in params ? String(params[name]) : hole))
}

/** The names of the holes in a sentence, in order of the alphabet. */
export function holes(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
