/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  figures: ['TMP-2.16', 'TMP-5.17.1'],
  /** That the chamber was discovered has been told. */
  silent: ['location_laid', 'location_returned'],
  detail: (event) => (event.type === 'location_peeked' && event.symbol === '' ? 'hidden' : ''),
  params: (event, t) => {
    if (event.type === 'hint_given') return { hint: t(`hint.${event.hint}`) }
    if (event.type === 'cursed_gem_returned') return { symbol: t(`symbol.${event.symbol}`) }
    return event.type === 'location_peeked' && event.symbol !== '' ? { symbol: t(`symbol.${event.symbol}`) } : {}
  },
}
