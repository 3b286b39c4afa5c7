/** Pictures for the pages of the rules about characters. */
import type { Component } from 'svelte'
import BaseCast from './figures/BaseCast.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.13': BaseCast }
