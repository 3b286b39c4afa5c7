/** Pictures for the pages of the rules about exchange. */
import type { Component } from 'svelte'
import TeleporterFigure from './figures/TeleporterFigure.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-5.16': TeleporterFigure }
