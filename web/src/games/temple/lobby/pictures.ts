/** The pictures of the modules, in a box from -30 to 30. Loaded when somebody looks at the modules. */
import type { Component } from 'svelte'
import { byFolder } from '../modules/folders'

export const PICTURES: Readonly<Record<string, Component>> = byFolder(
  import.meta.glob<Component>('../modules/*/Picture.svelte', { eager: true, import: 'default' }),
)
