/** Room 25, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { keepBook } from './book'
import { FIGURES } from './figures'
import Play from './Play.svelte'
import { SHOW_HEARD, SHOW_SOUNDS } from './sounds'
import { toAct, waiting } from './status'
import { recalled, story } from './story'
import type { Wire } from './wire'

export const client = forShell<Wire>({
  Play,
  toAct,
  waiting,
  scores: () => null,
  showsEverybody: true,
  story,
  recalled,
  sounds: SHOW_SOUNDS,
  heard: SHOW_HEARD,
  opened: keepBook,
  figures: FIGURES,
})
