/** The Cursed gems: who holds which, and where they belong. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import Badge from './Badge.svelte'
import { cursedDeeds } from './deeds'
import { cursedLines } from './lines'
import Note from './Note.svelte'
import Pieces from './Pieces.svelte'

export const MODULE: TempleModule = {
  id: 'cursed_gems',
  Pieces,
  Badge,
  Note,
  deeds: cursedDeeds,
  lines: cursedLines,
  sounds: {
    tm_peek: [{ wave: 'sine', from: 500, to: 760, length: 0.25, loud: 0.2 }],
    tm_gem_back: chord([311, 392, 466, 622, 932], 0.08, 0.5, 0.26),
    tm_hint: chord([700, 880], 0.07, 0.12, 0.16),
  },
  heard: { location_peeked: 'tm_peek', cursed_gem_returned: 'tm_gem_back', hint_given: 'tm_hint' },
}
