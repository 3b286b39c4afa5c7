/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  figures: ['TMP-2.8', 'TMP-3.7', 'TMP-5.7'],
  detail: (event) => {
    if (event.type === 'trap_sprung') return event.tile
    return event.type === 'summoned' && event.paid.length === 0 ? 'trap' : ''
  },
}
