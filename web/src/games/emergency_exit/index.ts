/** Emergency Exit Only, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { FIGURES } from './figures'
import { guideStep } from './guide'
import { waiting } from './late'
import ModeArt from './lobby/ModeArt.svelte'
import Play from './Play.svelte'
import Growing from './reveal/Growing.svelte'
import { EXIT_HEARD, EXIT_SOUNDS } from './sounds'
import { KEYS } from './key-list'
import { toAct } from './status'
import { recalled, story } from './story'
import type { Wire } from './wire'

export const client = forShell<Wire>({
  Play,
  toAct,
  keys: KEYS,
  scores: (view) => (view.mode === 'race' ? view.scores : null),
  waiting,
  showsEverybody: true,
  story,
  recalled,
  sounds: EXIT_SOUNDS,
  heard: EXIT_HEARD,
  guideStep,
  figures: FIGURES,
  Preset: ModeArt,
  Beside: Growing,
  laidOpen: (view) => view.reveal !== null,
})
