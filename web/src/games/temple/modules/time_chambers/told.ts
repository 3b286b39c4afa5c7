/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'
import { BANS } from './time'

export const TOLD: ModuleTold = {
  figures: ['TMP-2.9', 'TMP-3.8', 'TMP-5.8'],
  detail: (event) => {
    switch (event.type) {
      case 'sand_started':
        return BANS[event.tile]?.[0] ?? event.tile
      case 'sand_turned':
        return BANS[event.tile]?.[1] ?? ''
      case 'sand_ran_out':
        return event.tile in BANS ? 'green' : ''
      case 'time_task_solved':
      case 'time_task_failed':
        return event.tile
      default:
        return ''
    }
  },
}
