/** What a table should know before it begins: a temple that asks for many keys at best (TMP-2.18). */
import type { Options } from '../../types'
import type { Catalogue, ModuleInfo } from './wire'

type Book = Pick<Catalogue, 'gems' | 'depot' | 'warn_keys'> & {
  modules: Readonly<Record<string, Pick<ModuleInfo, 'option' | 'off' | 'gems'>>>
}

/** All gems that so many can light with the modules in play. */
function gemsFor({ modules, gems }: Book, options: Options, seats: number): number {
  const inPlay = Object.values(modules).filter(({ option, off }) => options[option] !== off)
  return [gems, ...inPlay.map((module) => module.gems)].reduce((sum, given) => sum + (given[seats - 1] ?? 0), 0)
}

export function caution(book: Book, options: Options, seats: number): { key: string; n: number } | null {
  const { by_players, more } = book.depot
  const depot = (by_players[seats - 1] ?? 0) + (more[String(options.difficulty)] ?? 0)
  const n = Math.max(1, depot - gemsFor(book, options, seats) + 1)
  return n >= book.warn_keys ? { key: 'caution.keys', n } : null
}
