/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  figures: ['TMP-2.15', 'TMP-5.15'],
  /** The symbol lies there for all to see. */
  silent: ['calendar_shuffled', 'symbol_laid'],
  params: (event, t) => {
    if (event.type === 'calendar_advanced') return { symbol: t(`symbol.${event.symbol}`), space: event.space }
    return event.type === 'symbol_returned' ? { symbol: t(`symbol.${event.symbol}`) } : {}
  },
}
