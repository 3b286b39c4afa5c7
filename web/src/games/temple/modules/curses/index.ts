/** Curses that ask for somebody else's hand. The others are drawn by their words. */
import type { TempleModule } from '../module'
import BondCard from './art/BondCard.svelte'
import MindControlCard from './art/MindControlCard.svelte'
import PitfallCard from './art/PitfallCard.svelte'
import Badge from './Badge.svelte'
import HandsFigure from './HandsFigure.svelte'
import Note from './Note.svelte'
import Picture from './Picture.svelte'

export const MODULE: TempleModule = {
  id: 'curses',
  Badge,
  Note,
  Picture,
  cards: { mind_control: MindControlCard, pitfall: PitfallCard, magical_bond: BondCard },
  figures: { 'TMP-2.11.12': HandsFigure },
  silent: ['help_dropped', 'bond_asked'],
  detail: (event) => (event.type === 'help_given' && event.by === null ? 'alone' : ''),
  params: (event, _t, name) => (event.type === 'help_given' && event.by !== null ? { by: name(event.by) } : {}),
  sounds: {
    tm_fall: [{ wave: 'sine', from: 640, to: 110, length: 0.55, loud: 0.24 }],
    tm_hand: [{ wave: 'sine', from: 587, to: 784, length: 0.16, loud: 0.22 }],
  },
  heard: {
    help_asked: 'tm_ask',
    bond_asked: 'tm_ask',
    bond_tied: 'tm_hand',
    help_given: 'tm_hand',
    fell_back: 'tm_fall',
  },
}
