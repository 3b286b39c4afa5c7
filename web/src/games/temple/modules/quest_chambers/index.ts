/** Quest Chambers: chaos, a constellation, and snakes. */
import type { TempleModule } from '../module'
import { SIGNS } from '../quests/art'
import ChaosArt from './art/ChaosArt.svelte'
import SnakeArt from './art/SnakeArt.svelte'
import StarsArt from './art/StarsArt.svelte'
import { chambersOf } from './chambers'
import { chamberDeeds } from './deeds'
import ChambersFigure from './figures/ChambersFigure.svelte'
import ChaosFloor from './floors/ChaosFloor.svelte'
import PitFloor from './floors/PitFloor.svelte'
import StarsFloor from './floors/StarsFloor.svelte'
import Picture from './Picture.svelte'
import Pieces from './Pieces.svelte'
import Strip from './Strip.svelte'

Object.assign(SIGNS, { chaos: ChaosArt, constellation: StarsArt, snake_pit: SnakeArt })

export const MODULE: TempleModule = {
  id: 'quest_chambers',
  floors: { chaos: ChaosFloor, constellation: StarsFloor, snake_pit: PitFloor },
  Pieces,
  Strip,
  Picture,
  deeds: chamberDeeds,
  lines: (view, number, { t }) => {
    const here = (chambersOf(view)?.snakes ?? []).filter((node) => node >> 1 === number).length
    return here > 0 ? [t('ui.quest_chambers.snakes_here', { n: here })] : []
  },
  figures: { 'TMP-2.7.1': ChambersFigure },
  detail: (event) => {
    if (event.type === 'snakes_loosed') return event.nodes.length === 0 ? 'none' : ''
    return event.type === 'snake_crawled' && event.to !== 0 ? 'stays' : ''
  },
  params: (event) => (event.type === 'snake_caught' ? { n: event.n } : {}),
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
