/** Pictures for the pages of the rules about calendar. */
import type { Component } from 'svelte'
import OrderFigure from './figures/OrderFigure.svelte'
import SymbolsFigure from './figures/SymbolsFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.15': SymbolsFigure, 'TMP-5.15': OrderFigure }
