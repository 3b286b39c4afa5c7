/** Pictures for the pages of the rules about maze. */
import type { Component } from 'svelte'
import MazeFigure from './figures/MazeFigure.svelte'
import MirageFigure from './figures/MirageFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-5.13': MazeFigure, 'TMP-2.10.13': MirageFigure }
