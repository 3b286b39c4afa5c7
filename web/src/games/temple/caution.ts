/** What a table should know before it begins: a temple that asks for many keys at best (TMP-2.18). */
import type { Catalogue, Value } from '../../types'

interface KeyTable {
  modules: string[]
  /** By difficulty, by mix of modules: for one, two, … six players. */
  keys_at_best: Record<string, Record<string, number[]>>
  warn_keys: number
}

export function caution(
  catalogue: Catalogue,
  options: Record<string, Value>,
  seats: number,
): { key: string; n: number } | null {
  const { modules, keys_at_best, warn_keys } = catalogue as unknown as KeyTable
  const mix = modules.filter((module) => options[module] === true).join(',')
  const n = keys_at_best[String(options.difficulty)]?.[mix]?.[seats - 1] ?? 0
  return n >= warn_keys ? { key: 'caution.keys', n } : null
}
