/** No Escape, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { FIGURES } from './figures'
import { keepBook } from './figures/book'
import { folded } from './fold'
import BoardPicker from './lobby/BoardPicker.svelte'
import PresetArt from './lobby/PresetArt.svelte'
import { passing } from './passing.svelte'
import Play from './Play.svelte'
import { ESCAPE_HEARD, ESCAPE_SOUNDS } from './sounds'
import { KEYS } from './key-list'
import { toAct, waiting } from './status'
import { moment } from './moment'
import { recalled, story } from './story'
import type { Wire } from './wire'

export const client = forShell<Wire>({
  Play,
  toAct,
  keys: KEYS,
  waiting,
  quiet: (view) => passing.without(view),
  showsEverybody: true,
  Preset: PresetArt,
  Chooser: BoardPicker,
  chosen: () => ['side'],
  scores: () => null,
  story,
  moment,
  recalled,
  folded,
  sounds: ESCAPE_SOUNDS,
  heard: ESCAPE_HEARD,
  opened: keepBook,
  figures: FIGURES,
})
