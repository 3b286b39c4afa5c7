/** A sign for every cursed gem and its place, in the box from -13 to 13. */
import type { Component } from 'svelte'
import FeatherArt from './FeatherArt.svelte'
import JaguarArt from './JaguarArt.svelte'
import ScarabArt from './ScarabArt.svelte'
import SerpentArt from './SerpentArt.svelte'
import SkullArt from './SkullArt.svelte'
import SunDiscArt from './SunDiscArt.svelte'

export const SYMBOLS: Readonly<Record<string, Component>> = {
  scarab: ScarabArt,
  jaguar: JaguarArt,
  serpent: SerpentArt,
  skull: SkullArt,
  sun_disc: SunDiscArt,
  feather: FeatherArt,
}
