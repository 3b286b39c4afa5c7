/** The modules that are there, found by walking this folder, and those of them that have been brought to this page. */
import { loadModuleWords } from '../../../i18n/words.svelte'
import { addSounds } from '../../../sound/engine'
import type { View } from '../wire'
import { byFolder } from './folders'
import type { TempleModule } from './module'
import { TOLD } from './told'

const LOADERS = byFolder(import.meta.glob<TempleModule>('./*/index.ts', { import: 'MODULE' }))

export const MODULES: readonly string[] = Object.keys(LOADERS)

let here = $state.raw<Readonly<Record<string, TempleModule>>>({})

/** Always in the same order, whichever came first. */
export const brought = (): readonly TempleModule[] => MODULES.flatMap((id) => here[id] ?? [])

/** What a game with these modules cannot be shown without, and what is not here yet. */
export function lacking({ modules }: Pick<View, 'modules'>): readonly string[] {
  const wanted = modules.flatMap((id) => [id, ...(TOLD[id]?.borrows ?? [])])
  return MODULES.filter((id) => wanted.includes(id) && here[id] === undefined)
}

export async function bring(modules: readonly string[]): Promise<void> {
  const words = loadModuleWords('temple')
  const came = await Promise.all(modules.flatMap((id) => LOADERS[id]?.() ?? []))
  await words
  came.forEach(({ sounds = {} }) => addSounds(sounds))
  here = { ...here, ...Object.fromEntries(came.map((module) => [module.id, module])) }
}
