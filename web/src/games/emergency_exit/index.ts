/** Emergency Exit Only, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { FIGURES } from './figures'
import { waiting } from './late'
import Play from './Play.svelte'
import { EXIT_HEARD, EXIT_SOUNDS } from './sounds'
import { toAct } from './status'
import { recalled, story } from './story'
import type { Wire } from './wire'

export const client = forShell<Wire>({
  Play,
  toAct,
  scores: (view) => (view.mode === 'race' ? view.scores : null),
  waiting,
  story,
  recalled,
  sounds: EXIT_SOUNDS,
  heard: EXIT_HEARD,
  figures: FIGURES,
})
