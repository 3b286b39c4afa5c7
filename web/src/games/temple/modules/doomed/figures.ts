/** Pictures for the pages of the rules about doomed. */
import type { Component } from 'svelte'
import StandFigure from './StandFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-6.10': StandFigure }
