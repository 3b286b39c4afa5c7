/** Signs of traps by their tile, in the box from -13 to 13. */
import type { Component } from 'svelte'
import CliffArt from './CliffArt.svelte'
import InvocationArt from './InvocationArt.svelte'
import PlatformArt from './PlatformArt.svelte'
import SlideArt from './SlideArt.svelte'

export const SIGNS: Readonly<Record<string, Component>> = {
  moving_platform: PlatformArt,
  invocation: InvocationArt,
  cliff_key: CliffArt,
  cliff_torch: CliffArt,
  slide_trap: SlideArt,
}
