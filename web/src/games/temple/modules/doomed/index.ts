/** Doomed: two more curses, and a spell against curses. */
import type { TempleModule } from '../module'
import CounterspellCard from './art/CounterspellCard.svelte'
import DoomedCard from './art/DoomedCard.svelte'
import StandArt from './art/StandArt.svelte'
import Badge from './Badge.svelte'
import Note from './Note.svelte'
import Picture from './Picture.svelte'
import StandFigure from './StandFigure.svelte'

export const MODULE: TempleModule = {
  id: 'doomed',
  Badge,
  Note,
  Picture,
  cards: { doomed: DoomedCard, stand_up: StandArt, counterspell: CounterspellCard },
  figures: { 'TMP-6.10': StandFigure },
  silent: ['stood_up', 'steady_chosen'],
  sounds: { tm_sat: [{ wave: 'triangle', from: 220, to: 130, length: 0.22, loud: 0.26 }] },
  heard: { sat_down: 'tm_sat' },
}
