/** Doomed: two more curses, and a spell against curses. */
import type { TempleModule } from '../module'
import CounterspellCard from './art/CounterspellCard.svelte'
import DoomedCard from './art/DoomedCard.svelte'
import StandArt from './art/StandArt.svelte'
import Badge from './Badge.svelte'
import Note from './Note.svelte'

export const MODULE: TempleModule = {
  id: 'doomed',
  Badge,
  Note,
  cards: { doomed: DoomedCard, stand_up: StandArt, counterspell: CounterspellCard },
  sounds: { tm_sat: [{ wave: 'triangle', from: 220, to: 130, length: 0.22, loud: 0.26 }] },
  heard: { sat_down: 'tm_sat' },
}
