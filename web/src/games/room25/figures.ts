/** Pictures for the rules pages and the guide, by rule. */
import type { Component } from 'svelte'

export const FIGURES: Record<string, Component> = {}
