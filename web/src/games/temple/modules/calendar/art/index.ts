/** A sign for every symbol of the calendar, in the box from -13 to 13. */
import type { Component } from 'svelte'
import GearArt from './GearArt.svelte'
import MoonArt from './MoonArt.svelte'
import SunArt from './SunArt.svelte'

export const SYMBOLS: Readonly<Record<string, Component>> = { sun: SunArt, moon: MoonArt, gear: GearArt }
