/** The games the house can show, by id. Each comes as its own file when somebody opens it. */
import type { Registry } from '../table/play-props'
import EmergencyExitArt from './emergency_exit/art/CardArt.svelte'
import NoEscapeArt from './no_escape/art/CardArt.svelte'
import Room25Art from './room25/art/GameArt.svelte'
import TempleArt from './temple/art/CardArt.svelte'

export const GAMES: Registry = {
  emergency_exit: {
    Art: EmergencyExitArt,
    load: async () => (await import('./emergency_exit')).client,
    company: 3,
  },
  no_escape: {
    Art: NoEscapeArt,
    load: async () => (await import('./no_escape')).client,
    company: 4,
  },
  room25: {
    Art: Room25Art,
    load: async () => (await import('./room25')).client,
    company: 4,
  },
  temple: {
    Art: TempleArt,
    load: async () => (await import('./temple')).client,
    company: 3,
  },
}
