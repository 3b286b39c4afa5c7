/** The modules that are there, found by walking this folder, and what those in play have to say. */
import type { Component } from 'svelte'
import type { Tone } from '../../../table/play-props'
import type { Blow } from '../effects.svelte'
import type { Event, View } from '../wire'
import type { FloorProps, TempleModule } from './module'

const FOUND = import.meta.glob<TempleModule>('./*/index.ts', { eager: true, import: 'MODULE' })

export const MODULES: readonly TempleModule[] = Object.values(FOUND)

export const inPlay = (view: View): readonly TempleModule[] => MODULES.filter(({ id }) => view.modules.includes(id))

function merged<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  return Object.assign({}, ...parts) as Readonly<Record<string, T>>
}

export const FLOORS = merged<Component<FloorProps>>(MODULES.map(({ floors }) => floors))
export const CARDS = merged<Component>(MODULES.map(({ cards }) => cards))
export const MODULE_FIGURES = merged<Component>(MODULES.map(({ figures }) => figures))
export const MODULE_SOUNDS = merged<readonly Tone[]>(MODULES.map(({ sounds }) => sounds))
export const HEARD = merged<string | undefined>(MODULES.map(({ heard }) => heard))
export const PICTURES = merged<Component>(
  MODULES.map(({ id, Picture }) => (Picture === undefined ? {} : { [id]: Picture })),
)

const BLOWS = merged<string | undefined>(MODULES.map(({ blows }) => blows))
export const blowOfModules = ({ type }: Event): Blow['kind'] | null => (BLOWS[type] as Blow['kind'] | undefined) ?? null

const SILENT: ReadonlySet<Event['type']> = new Set(MODULES.flatMap(({ silent = [] }) => silent))
export const isSilent = ({ type }: Event): boolean => SILENT.has(type)
