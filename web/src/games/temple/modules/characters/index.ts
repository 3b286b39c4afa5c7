/** Characters: everybody is somebody, and keeps one of two cards. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import Badge from './Badge.svelte'
import { cardDeeds } from './deeds'
import Intro from './Intro.svelte'
import Note from './Note.svelte'
import OptionArt from './OptionArt.svelte'
import { optionWords } from './options'

export const MODULE: TempleModule = {
  id: 'characters',
  Badge,
  Intro,
  Note,
  OptionArt,
  optionWords,
  deeds: cardDeeds,
  sounds: {
    tm_card: chord([330, 440, 554], 0.06, 0.22, 0.24),
    tm_through: [{ wave: 'noise', from: 300, to: 1400, length: 0.28, loud: 0.2 }],
    tm_swap: [
      { wave: 'triangle', from: 520, to: 700, length: 0.1, loud: 0.2 },
      { wave: 'triangle', from: 700, to: 520, at: 0.12, length: 0.1, loud: 0.2 },
    ],
  },
  heard: {
    card_used: 'tm_card',
    stepped: 'tm_through',
    dice_swapped: 'tm_swap',
    masks_eased: 'tm_card',
    tended: 'tm_card',
  },
}
