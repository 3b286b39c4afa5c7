/** Room 25, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { keepBook } from './book'
import { FIGURES } from './figures'
import ModeArt from './lobby/ModeArt.svelte'
import RoomPicker from './lobby/RoomPicker.svelte'
import Play from './Play.svelte'
import { SHOW_HEARD, SHOW_SOUNDS } from './sounds'
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
  scores: () => null,
  showsEverybody: true,
  Preset: ModeArt,
  Chooser: RoomPicker,
  chosen: () => ['rooms'],
  story,
  moment,
  recalled,
  sounds: SHOW_SOUNDS,
  heard: SHOW_HEARD,
  opened: keepBook,
  figures: FIGURES,
})
