/** No Escape, as the house's frame wants it. */
import { forShell } from '../../table/play-props'
import { FIGURES } from './figures'
import { keepBook } from './figures/book'
import { folded } from './fold'
import { passing } from './passing.svelte'
import Play from './Play.svelte'
import { ESCAPE_HEARD, ESCAPE_SOUNDS } from './sounds'
import { toAct, waiting } from './status'
import { recalled, story } from './story'
import type { Wire } from './wire'

export const client = forShell<Wire>({
  Play,
  toAct,
  waiting,
  quiet: (view) => passing.without(view),
  scores: () => null,
  story,
  recalled,
  folded,
  sounds: ESCAPE_SOUNDS,
  heard: ESCAPE_HEARD,
  opened: keepBook,
  figures: FIGURES,
})
