/** Pictures for the pages of the rules about quest chambers. */
import type { Component } from 'svelte'
import ChambersFigure from './figures/ChambersFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.7.1': ChambersFigure }
