/** Which pages of the rules and of the guide have pictures. */
import type { Component } from 'svelte'
import LateFigure from './LateFigure.svelte'
import { FIGURED } from './modules/told'

const OWN = ['TMP-2.1', 'TMP-2.2', 'TMP-2.4', 'TMP-3.1', 'TMP-4.4', 'TMP-4.7', 'TMP-4.10', 'TMP-4.11']
const GUIDE = [1, 2, 3, 4, 5].map((step) => `guide.${step}`)

type Load = () => Promise<{ FIGURES: Readonly<Record<string, Component>> }>

const late = (rules: readonly string[], load: Load): [string, Component][] =>
  rules.map((rule) => [rule, (place) => LateFigure(place, { rule, load })])

export const LATE_FIGURES: Record<string, Component> = Object.fromEntries([
  ...late([...OWN, ...GUIDE], () => import('./figures')),
  ...late(FIGURED, () => import('./modules/figures')),
])
