/** Pictures for the pages of the rules about treasures. */
import type { Component } from 'svelte'
import TorchFigure from './TorchFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-3.5.2': TorchFigure }
