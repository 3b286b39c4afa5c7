/** Curse cards that several modules bring, or that ask for somebody else's hand. The others are drawn by their words. */
import type { Event } from '../../wire'
import type { TempleModule } from '../module'
import BondCard from './art/BondCard.svelte'
import MindControlCard from './art/MindControlCard.svelte'
import PitfallCard from './art/PitfallCard.svelte'
import Badge from './Badge.svelte'
import HandsFigure from './HandsFigure.svelte'
import Note from './Note.svelte'
import Picture from './Picture.svelte'
import SoulFigure from './SoulFigure.svelte'
import SoulsArt from './SoulsArt.svelte'

const SOULS = 'soul_exchange'

function detail(event: Event): string {
  if (event.type === 'help_given') return event.by === null ? 'alone' : ''
  return event.type === 'souls_exchanged' && event.back ? 'back' : ''
}

export const MODULE: TempleModule = {
  id: 'curses',
  Badge,
  Note,
  Picture,
  cards: { [SOULS]: SoulsArt, mind_control: MindControlCard, pitfall: PitfallCard, magical_bond: BondCard },
  optionWords: (prompt, option, { name }) => (prompt.kind === SOULS ? name(Number(option)) : null),
  silent: ['souls_parted', 'help_dropped', 'bond_asked'],
  detail,
  params: (event, _t, name) => (event.type === 'help_given' && event.by !== null ? { by: name(event.by) } : {}),
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
  figures: { 'TMP-3.5.1': SoulFigure, 'TMP-2.11.12': HandsFigure },
}
