/** What the first page needs as one file, and what every table uses besides as another: thirty small ones would come
 * with thirty headers. */
import type { Plugin, Rollup } from 'vite'

const PAGE = /\/index\.html$/
const TABLE = /\/src\/table\/Table\.svelte$/
const GAME = /\/src\/games\/\w+\/index\.ts$/
const OWN = /\/web\/src\/(?!games\/)/
/** What so many games use, the others may load as well: small files of their own would weigh more. */
const SEVERAL_GAMES = 2

type Find = Rollup.GetModuleInfo

/** All that comes along with a file. */
function along(root: string, find: Find): Set<string> {
  const found = new Set([root])
  for (const id of found) for (const next of find(id)?.importedIds ?? []) found.add(next)
  return found
}

function sharedIn(ids: readonly string[], first: ReadonlySet<string>, find: Find): Set<string> {
  const late = ids.filter((id) => (find(id)?.dynamicImporters.length ?? 0) > 0)
  const ways = late.map((root) => ({ root, along: along(root, find) }))
  const wanted = (id: string): boolean => {
    const roots = ways.filter((way) => way.along.has(id)).map(({ root }) => root)
    const common =
      roots.some((root) => TABLE.test(root)) || roots.filter((root) => GAME.test(root)).length >= SEVERAL_GAMES
    return common && roots.length > 1 && !late.includes(id)
  }
  return new Set(ids.filter((id) => OWN.test(id) && !first.has(id) && wanted(id)))
}

function filesOf(ids: readonly string[], find: Find): { first: Set<string>; shared: Set<string> } {
  const first = new Set(ids.filter((id) => PAGE.test(id)).flatMap((id) => [...along(id, find)]))
  return { first, shared: sharedIn(ids, first, find) }
}

export function shared(): Plugin {
  let found: { first: Set<string>; shared: Set<string> } | null = null
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
    found ??= filesOf([...getModuleIds()], getModuleInfo)
    return found.first.has(id) ? 'index' : found.shared.has(id) ? 'shared' : undefined
  }
  return {
    name: 'shared',
    apply: 'build',
    buildStart: () => {
      found = null
    },
    config: () => ({ build: { rollupOptions: { output: { manualChunks, onlyExplicitManualChunks: true } } } }),
  }
}
