/** Pictures for the pages of the rules about new characters. */
import type { Component } from 'svelte'
import NewCast from './NewCast.svelte'

export const FIGURES: Readonly<Record<string, Component>> = { 'TMP-2.13.14': NewCast }
