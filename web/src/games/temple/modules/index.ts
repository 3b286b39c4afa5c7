/** What the modules that are here have to say. */
import type { Component } from 'svelte'
import type { Blow } from '../effects.svelte'
import type { Event, View } from '../wire'
import { brought } from './brought.svelte'
import type { FloorProps, TempleModule } from './module'

export const inPlay = (view: View): readonly TempleModule[] => brought().filter(({ id }) => view.modules.includes(id))

function first<T>(of: (module: TempleModule) => T | undefined): T | undefined {
  for (const module of brought()) {
    const found = of(module)
    if (found !== undefined) return found
  }
  return undefined
}

export const floorOf = (tile: string): Component<FloorProps> | undefined => first(({ floors }) => floors?.[tile])
export const cardOf = (card: string): Component | undefined => first(({ cards }) => cards?.[card])
export const heardOf = ({ type }: Event): string | undefined => first(({ heard }) => heard?.[type])
export const blowOfModules = ({ type }: Event): Blow['kind'] | null => first(({ blows }) => blows?.[type]) ?? null
