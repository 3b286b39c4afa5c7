/** Pictures for the pages of the rules about fountain. */
import type { Component } from 'svelte'
import FountainFigure from './FountainFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-5.11': FountainFigure }
