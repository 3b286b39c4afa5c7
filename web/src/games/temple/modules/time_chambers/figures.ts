/** Pictures for the pages of the rules about time chambers. */
import type { Component } from 'svelte'
import ChambersFigure from './figures/ChambersFigure.svelte'
import LavaFigure from './figures/LavaFigure.svelte'
import SandFigure from './figures/SandFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = {
  'TMP-2.9': ChambersFigure,
  'TMP-3.8': SandFigure,
  'TMP-5.8': LavaFigure,
}
