/** Escape: The Curse of the Temple, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { caution } from './caution'
import { LATE_FIGURES } from './figured'
import { soundtrack } from './music'
import ModulePicker from './lobby/ModulePicker.svelte'
import PresetArt from './lobby/PresetArt.svelte'
import Play from './Play.svelte'
import { bring, lacking } from './modules/brought.svelte'
import { tempo } from './lobby/tempo'
import { TEMPLE_SOUNDS } from './sounds'
import { playedBy } from './soundtrack'
import { moment } from './moment'
import { recalled, story } from './story'
import { toAct } from './temple'
import type { Wire } from './wire'

playedBy(soundtrack())

export const client = forShell<Wire>({
  Play,
  live: true,
  // Everybody plays all the time.
  toAct,
  together: (view) => view.phase === 'running',
  waiting: (view) => `phase.${view.phase}`,
  scores: () => null,
  saysWhyNot: true,
  showsEverybody: true,
  caution,
  lacking,
  bring,
  tempo,
  Preset: PresetArt,
  Chooser: ModulePicker,
  chosen: ({ modules }) => Object.values(modules).map(({ option }) => option),
  story,
  moment,
  recalled,
  sounds: TEMPLE_SOUNDS,
  figures: LATE_FIGURES,
})
