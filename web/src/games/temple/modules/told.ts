/** What is told of the modules, found by walking this folder: small, and there before they are. */
import type { Event } from '../wire'
import { byFolder } from './folders'
import type { ModuleTold } from './module'

export const TOLD: Readonly<Record<string, ModuleTold>> = byFolder(
  import.meta.glob<ModuleTold>('./*/told.ts', { eager: true, import: 'TOLD' }),
)
export const ALL_TOLD: readonly ModuleTold[] = Object.values(TOLD)

/** The rules of modules whose pages have pictures. */
export const FIGURED = ALL_TOLD.flatMap(({ figures = [] }) => figures)

const SILENT: ReadonlySet<Event['type']> = new Set(ALL_TOLD.flatMap(({ silent = [] }) => silent))
export const isSilent = ({ type }: Event): boolean => SILENT.has(type)
