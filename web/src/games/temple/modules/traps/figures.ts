/** Pictures for the pages of the rules about traps. */
import type { Component } from 'svelte'
import CliffFigure from './figures/CliffFigure.svelte'
import PlatformFigure from './figures/PlatformFigure.svelte'
import TrapsFigure from './figures/TrapsFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = {
  'TMP-2.8': TrapsFigure,
  'TMP-3.7': CliffFigure,
  'TMP-5.7': PlatformFigure,
}
