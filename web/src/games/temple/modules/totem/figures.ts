/** Pictures for the pages of the rules about totem. */
import type { Component } from 'svelte'
import TowerFigure from './figures/TowerFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-5.17': TowerFigure }
