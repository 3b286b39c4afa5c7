/** Escape: The Curse of the Temple, as the house's frame wants it. */
import type { GameClient } from '../../table/play-props'
import { caution } from './caution'
import { FIGURES } from './figures'
import { soundtrack } from './music'
import Play from './Play.svelte'
import { TEMPLE_SOUNDS } from './sounds'
import { playedBy } from './soundtrack'
import { recalled, story } from './story'
import { toAct } from './temple'
import type { View } from './types'

playedBy(soundtrack())

export const client: GameClient = {
  Play,
  // Everybody plays all the time.
  toAct: (view) => toAct(view as View),
  together: (view) => (view as View).phase === 'running',
  waiting: (view) => `phase.${(view as View).phase}`,
  scores: () => null,
  caution,
  story,
  recalled,
  sounds: TEMPLE_SOUNDS,
  figures: FIGURES,
}
