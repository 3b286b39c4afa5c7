/** Pictures for the pages of the rules about illusions. */
import type { Component } from 'svelte'
import IllusionFigure from './figures/IllusionFigure.svelte'
import VanishFigure from './figures/VanishFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.5': IllusionFigure, 'TMP-3.4': VanishFigure }
