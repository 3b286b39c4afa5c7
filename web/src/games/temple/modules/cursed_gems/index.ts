/** The Cursed gems: who holds which, and where they belong. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import Badge from './Badge.svelte'
import { cursedDeeds } from './deeds'
import GemsFigure from './figures/GemsFigure.svelte'
import PeekFigure from './figures/PeekFigure.svelte'
import { cursedLines } from './lines'
import Note from './Note.svelte'
import Picture from './Picture.svelte'
import Pieces from './Pieces.svelte'

export const MODULE: TempleModule = {
  id: 'cursed_gems',
  Pieces,
  Badge,
  Note,
  Picture,
  deeds: cursedDeeds,
  lines: cursedLines,
  figures: { 'TMP-2.16': GemsFigure, 'TMP-5.17.1': PeekFigure },
  /** That the chamber was discovered has been told. */
  silent: ['location_laid', 'location_returned'],
  detail: (event) => (event.type === 'location_peeked' && event.symbol === '' ? 'hidden' : ''),
  params: (event, t) => {
    if (event.type === 'hint_given') return { hint: t(`hint.${event.hint}`) }
    if (event.type === 'cursed_gem_returned') return { symbol: t(`symbol.${event.symbol}`) }
    return event.type === 'location_peeked' && event.symbol !== '' ? { symbol: t(`symbol.${event.symbol}`) } : {}
  },
  sounds: {
    tm_peek: [{ wave: 'sine', from: 500, to: 760, length: 0.25, loud: 0.2 }],
    tm_gem_back: chord([311, 392, 466, 622, 932], 0.08, 0.5, 0.26),
    tm_hint: chord([700, 880], 0.07, 0.12, 0.16),
  },
  heard: { location_peeked: 'tm_peek', cursed_gem_returned: 'tm_gem_back', hint_given: 'tm_hint' },
}
