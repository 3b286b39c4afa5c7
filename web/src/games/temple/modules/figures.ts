/** The pictures of the modules for the rules pages, by rule. */
import type { Component } from 'svelte'

const FOUND = import.meta.glob<Readonly<Record<string, Component>>>('./*/figures.ts', {
  eager: true,
  import: 'FIGURES',
})

export const FIGURES: Readonly<Record<string, Component>> = Object.assign({}, ...Object.values(FOUND))
