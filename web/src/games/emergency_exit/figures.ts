/**
 * Pictures for the rules pages, by rule, and for the guide, by step. They repeat in pictures what the words beside
 * them say, so they are silent.
 */
import type { Component } from 'svelte'
import AgainFigure from './figures/AgainFigure.svelte'
import DangerFigure from './figures/DangerFigure.svelte'
import ExitFigure from './figures/ExitFigure.svelte'
import FloorFigure from './figures/FloorFigure.svelte'
import LayFigure from './figures/LayFigure.svelte'
import LostFigure from './figures/LostFigure.svelte'
import LostWaysFigure from './figures/LostWaysFigure.svelte'
import PeopleFigure from './figures/PeopleFigure.svelte'
import RepeatFigure from './figures/RepeatFigure.svelte'
import TileFigure from './figures/TileFigure.svelte'

export const FIGURES: Record<string, Component> = {
  'guide.1': TileFigure,
  'guide.2': LayFigure,
  'guide.3': RepeatFigure,
  'guide.4': LostFigure,
  'guide.5': FloorFigure,
  'guide.4.exit': ExitFigure,
  'guide.5.exit': FloorFigure,
  'EEO-2.2': TileFigure,
  'EEO-2.3': PeopleFigure,
  'EEO-3.4': LayFigure,
  'EEO-3.5': LostFigure,
  'EEO-4.1': AgainFigure,
  'EEO-4.4': RepeatFigure,
  'EEO-5.1': LostWaysFigure,
  'EEO-5.3': FloorFigure,
  'EEO-6.3': DangerFigure,
}
