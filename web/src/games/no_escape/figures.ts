/** Pictures for the rules pages and the guide, by rule. Those that only repeat what the words beside them say are silent. */
import type { Component } from 'svelte'
import AbortsFigure from './figures/AbortsFigure.svelte'
import ActionsFigure from './figures/ActionsFigure.svelte'
import AllActionsFigure from './figures/AllActionsFigure.svelte'
import BoardsFigure from './figures/BoardsFigure.svelte'
import EndsFigure from './figures/EndsFigure.svelte'
import FitFigure from './figures/FitFigure.svelte'
import PushFigure from './figures/PushFigure.svelte'
import StripFigure from './figures/StripFigure.svelte'
import TilesFigure from './figures/TilesFigure.svelte'

export const FIGURES: Record<string, Component> = {
  'NE-2.2': TilesFigure,
  'NE-2.3': StripFigure,
  'NE-2.4': BoardsFigure,
  'NE-2.5': ActionsFigure,
  'NE-3.3': FitFigure,
  'NE-3.5': PushFigure,
  'NE-3.6': EndsFigure,
  'NE-3.7': AbortsFigure,
  'guide.1': BoardsFigure,
  'guide.2': FitFigure,
  'guide.3': PushFigure,
  'guide.4': EndsFigure,
  'guide.5': AllActionsFigure,
}
