/** Pictures for the pages of the rules about cursed gems. */
import type { Component } from 'svelte'
import GemsFigure from './figures/GemsFigure.svelte'
import PeekFigure from './figures/PeekFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.16': GemsFigure, 'TMP-5.17.1': PeekFigure }
