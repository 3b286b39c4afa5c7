/** Signs of the chambers with blue sand by their tile, in the box from -13 to 13. */
import type { Component } from 'svelte'
import LavaArt from './LavaArt.svelte'
import SacrificeArt from './SacrificeArt.svelte'
import TorchArt from './TorchArt.svelte'

export const SIGNS: Readonly<Record<string, Component>> = {
  lava_dice: LavaArt,
  lava_gems: LavaArt,
  torch_chamber: TorchArt,
  sacrifice: SacrificeArt,
}
