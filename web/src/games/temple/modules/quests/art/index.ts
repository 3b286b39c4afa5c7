/** A sign for every quest, in the box from -13 to 13. */
import type { Component } from 'svelte'
import ChaliceArt from '../../special/art/ChaliceArt.svelte'
import AltarArt from './AltarArt.svelte'
import GhostArt from './GhostArt.svelte'
import ObeliskArt from './ObeliskArt.svelte'
import TaskArt from './TaskArt.svelte'
import TreeSign from './TreeSign.svelte'

/** By tile; further modules put theirs in when they are found. */
export const SIGNS: Record<string, Component> = {
  altar: AltarArt,
  task: TaskArt,
  ghost: GhostArt,
  tree: TreeSign,
  obelisk: ObeliskArt,
  treasure_chamber: ChaliceArt,
}
