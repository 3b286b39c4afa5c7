/** Pictures for the pages of the rules about pit. */
import type { Component } from 'svelte'
import PitFigure from './PitFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.10.9': PitFigure }
