/** Pictures for the pages of the rules about curses. */
import type { Component } from 'svelte'
import HandsFigure from './HandsFigure.svelte'
import SoulFigure from './SoulFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-3.5.1': SoulFigure, 'TMP-2.11.12': HandsFigure }
