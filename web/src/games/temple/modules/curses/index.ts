/** Curse cards that several modules bring, or that ask for somebody else's hand. The others are drawn by their words. */
import type { TempleModule } from '../module'
import BondCard from './art/BondCard.svelte'
import MindControlCard from './art/MindControlCard.svelte'
import PitfallCard from './art/PitfallCard.svelte'
import Badge from './Badge.svelte'
import Note from './Note.svelte'
import SoulsArt from './SoulsArt.svelte'

const SOULS = 'soul_exchange'

export const MODULE: TempleModule = {
  id: 'curses',
  Badge,
  Note,
  cards: { [SOULS]: SoulsArt, mind_control: MindControlCard, pitfall: PitfallCard, magical_bond: BondCard },
  optionWords: (prompt, option, { name }) => (prompt.kind === SOULS ? name(Number(option)) : null),
  sounds: {
    tm_souls: [
      { wave: 'sine', from: 300, to: 900, length: 0.45, loud: 0.2 },
      { wave: 'sine', from: 900, to: 300, at: 0.1, length: 0.45, loud: 0.2 },
    ],
    tm_fall: [{ wave: 'sine', from: 640, to: 110, length: 0.55, loud: 0.24 }],
    tm_hand: [{ wave: 'sine', from: 587, to: 784, length: 0.16, loud: 0.22 }],
  },
  heard: {
    souls_exchanged: 'tm_souls',
    help_asked: 'tm_ask',
    bond_asked: 'tm_ask',
    bond_tied: 'tm_hand',
    help_given: 'tm_hand',
    fell_back: 'tm_fall',
  },
}
