/** The games the house can show, by id. Each comes as its own file when somebody opens it. */
import type { Registry } from '../table/play-props'
import EmergencyExitArt from './emergency_exit/art/CardArt.svelte'
import NoEscapeArt from './no_escape/art/CardArt.svelte'
import TempleArt from './temple/art/CardArt.svelte'

export const GAMES: Registry = {
  emergency_exit: {
    Art: EmergencyExitArt,
    load: async () => (await import('./emergency_exit')).client,
  },
  no_escape: {
    Art: NoEscapeArt,
    load: async () => (await import('./no_escape')).client,
  },
  temple: {
    Art: TempleArt,
    load: async () => (await import('./temple')).client,
  },
}
