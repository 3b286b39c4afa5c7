/**
 * Pictures for the rules pages and the guide, by rule. They repeat in pictures what the words beside them say, so they
 * are silent. Loaded when one of them is shown.
 */
import type { Component } from 'svelte'
import ClaimFigure from './figures/ClaimFigure.svelte'
import ExitFigure from './figures/ExitFigure.svelte'
import ExploreFigure from './figures/ExploreFigure.svelte'
import FacesFigure from './figures/FacesFigure.svelte'
import GemsFigure from './figures/GemsFigure.svelte'
import MasksFigure from './figures/MasksFigure.svelte'
import SlamFigure from './figures/SlamFigure.svelte'
import StatesFigure from './figures/StatesFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = {
  'TMP-2.1': FacesFigure,
  'TMP-2.2': GemsFigure,
  'TMP-2.4': ClaimFigure,
  'TMP-3.1': MasksFigure,
  'TMP-4.4': StatesFigure,
  'TMP-4.7': ExploreFigure,
  'TMP-4.10': SlamFigure,
  'TMP-4.11': ExitFigure,
  'guide.1': ExitFigure,
  'guide.2': MasksFigure,
  'guide.3': ExploreFigure,
  'guide.4': SlamFigure,
  'guide.5': FacesFigure,
}
