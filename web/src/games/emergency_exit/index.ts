/** Emergency Exit Only, as the house's frame wants it. */
import type { GameClient } from '../../table/play-props'
import { FIGURES } from './figures'
import { waiting } from './late'
import Play from './Play.svelte'
import { EXIT_HEARD, EXIT_SOUNDS } from './sounds'
import { toAct } from './status'
import { recalled, story } from './story'
import type { View } from './types'

export const client: GameClient = {
  Play,
  toAct: (view) => toAct(view as View),
  scores: (view) => ((view as View).mode === 'race' ? (view as View).scores : null),
  waiting: (view) => waiting(view as View),
  story,
  recalled,
  sounds: EXIT_SOUNDS,
  heard: EXIT_HEARD,
  figures: FIGURES,
}
