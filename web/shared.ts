/** What the first page needs as one file, and what every table uses besides as another: thirty small ones would come
 * with thirty headers. What chooses the words of the first page comes apart, to start before all the rest. */
import type { Plugin, Rollup } from 'vite'

export const SPOKEN = 'spoken'

const PAGE = /\/index\.html$/
const WORDS = /\/src\/i18n\/spoken\.ts$/
const TABLE = /\/src\/table\/Table\.svelte$/
const GAME = /\/src\/games\/\w+\/index\.ts$/
const OF_A_GAME = /\/src\/games\/(\w+)\//
const OWN = /\/web\/src\/(?!games\/)/
/** What so many games use, at once or later, the others may load as well: small files of their own would weigh more. */
const SEVERAL_GAMES = 2

type Find = Rollup.GetModuleInfo

export function chunkIn(bundle: Rollup.OutputBundle, name: string): Rollup.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (found?.type !== 'chunk') throw new Error(`there is no ${name} in the build`)
  return found
}

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
    const games = new Set(roots.flatMap((root) => OF_A_GAME.exec(root)?.[1] ?? []))
    const common =
      roots.some((root) => TABLE.test(root)) || (roots.some((root) => GAME.test(root)) && games.size >= SEVERAL_GAMES)
    return common && roots.length > 1 && !late.includes(id)
  }
  return new Set(ids.filter((id) => OWN.test(id) && !first.has(id) && wanted(id)))
}

interface Files {
  spoken: Set<string>
  first: Set<string>
  shared: Set<string>
}

function filesOf(ids: readonly string[], find: Find): Files {
  const rooted = (root: RegExp): Set<string> =>
    new Set(ids.filter((id) => root.test(id)).flatMap((id) => [...along(id, find)]))
  const first = rooted(PAGE)
  return { spoken: rooted(WORDS), first, shared: sharedIn(ids, first, find) }
}

export function shared(): Plugin {
  let found: Files | null = null
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
    found ??= filesOf([...getModuleIds()], getModuleInfo)
    if (found.spoken.has(id)) return SPOKEN
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
