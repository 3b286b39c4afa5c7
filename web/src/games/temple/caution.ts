/** What a table should know before it begins: a temple that asks for many keys at best (TMP-2.18). */
import type { Options } from '../../types'
import type { Catalogue } from './wire'

type KeyTable = Pick<Catalogue, 'modules' | 'keys_at_best' | 'warn_keys'>

export function caution(
  { modules, keys_at_best, warn_keys }: KeyTable,
  options: Options,
  seats: number,
): { key: string; n: number } | null {
  const mix = modules.filter((module) => options[module] === true).join(',')
  const n = keys_at_best[String(options.difficulty)]?.[mix]?.[seats - 1] ?? 0
  return n >= warn_keys ? { key: 'caution.keys', n } : null
}
