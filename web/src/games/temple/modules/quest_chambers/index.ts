/** Quest Chambers: chaos, a constellation, and snakes. */
import type { TempleModule } from '../module'
import { chambersOf } from './chambers'
import { chamberDeeds } from './deeds'
import ChaosFloor from './floors/ChaosFloor.svelte'
import PitFloor from './floors/PitFloor.svelte'
import StarsFloor from './floors/StarsFloor.svelte'
import Pieces from './Pieces.svelte'
import './signs'
import Strip from './Strip.svelte'

export const MODULE: TempleModule = {
  id: 'quest_chambers',
  floors: { chaos: ChaosFloor, constellation: StarsFloor, snake_pit: PitFloor },
  Pieces,
  Strip,
  deeds: chamberDeeds,
  lines: (view, number, { t }) => {
    const here = (chambersOf(view)?.snakes ?? []).filter((node) => node >> 1 === number).length
    return here > 0 ? [t('ui.quest_chambers.snakes_here', { n: here })] : []
  },
  sounds: {
    tm_snake: [
      { wave: 'noise', from: 5200, to: 3800, length: 0.5, loud: 0.16 },
      { wave: 'noise', from: 4600, to: 3000, at: 0.3, length: 0.4, loud: 0.12 },
    ],
    tm_chaos: [
      { wave: 'sawtooth', from: 90, to: 240, length: 0.5, loud: 0.16 },
      { wave: 'sawtooth', from: 250, to: 80, at: 0.4, length: 0.5, loud: 0.16 },
    ],
  },
  heard: {
    snakes_loosed: 'tm_snake',
    snake_caught: 'tm_snake',
    mother_caught: 'tm_snake',
    chaos_called: 'tm_chaos',
  },
}
