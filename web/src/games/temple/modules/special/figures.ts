/** Pictures for the pages of the rules about special chambers. */
import type { Component } from 'svelte'
import CarryFigure from './figures/CarryFigure.svelte'
import LinkFigure from './figures/LinkFigure.svelte'
import SpecialFigure from './figures/SpecialFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = {
  'TMP-2.6': SpecialFigure,
  'TMP-3.5': CarryFigure,
  'TMP-5.4': LinkFigure,
}
