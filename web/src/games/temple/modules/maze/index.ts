/** The Maze: a mirage of the start, a gear that slides the temple, and cards that mislead. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import FalseExitArt from './art/FalseExitArt.svelte'
import LampArt from './art/LampArt.svelte'
import LinkArt from './art/LinkArt.svelte'
import ShortCutArt from './art/ShortCutArt.svelte'
import TimeOutArt from './art/TimeOutArt.svelte'
import Badge from './Badge.svelte'
import { mazeDeeds } from './deeds'
import Dial from './Dial.svelte'
import GearFloor from './floors/GearFloor.svelte'
import MirageFloor from './floors/MirageFloor.svelte'
import OptionArt from './OptionArt.svelte'
import Pieces from './Pieces.svelte'
import Strip from './Strip.svelte'

export const MODULE: TempleModule = {
  id: 'maze',
  floors: { mirage: MirageFloor, gear: GearFloor },
  Pieces,
  Badge,
  Strip,
  Note: Dial,
  deeds: mazeDeeds,
  cards: {
    weakest_link: LinkArt,
    misinformation: FalseExitArt,
    short_cut: ShortCutArt,
    time_out: TimeOutArt,
    genie_lamp: LampArt,
  },
  optionWords: ({ kind }, option, { t }) => {
    if (kind === 'genie_lamp') return t(`treasure.${option}`)
    return kind === 'short_cut' && option !== 'top' ? t(`tile.${option}`) : null
  },
  OptionArt,
  blows: { exit_shouted: 'exit' },
  sounds: {
    tm_mirage: [
      { wave: 'sine', from: 880, to: 620, length: 0.7, loud: 0.16 },
      { wave: 'sine', from: 890, to: 640, at: 0.08, length: 0.7, loud: 0.14 },
    ],
    tm_gear: [0, 0.11, 0.22, 0.33].map((at) => ({ wave: 'noise', from: 300, to: 120, at, length: 0.1, loud: 0.4 })),
    tm_lamp: chord([587, 740, 880, 1175], 0.09, 0.4, 0.22),
    tm_link_broken: [{ wave: 'sawtooth', from: 220, to: 55, length: 0.9, loud: 0.3 }],
  },
  heard: {
    mirage_rose: 'tm_mirage',
    gear_turned: 'tm_gear',
    lamp_rubbed: 'tm_lamp',
    wish_granted: 'tm_chest',
    link_broken: 'tm_link_broken',
    exit_shouted: 'tm_found',
  },
}
