/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  /** The chalice in its treasure chamber. */
  borrows: ['special'],
  figures: ['TMP-2.7', 'TMP-2.14', 'TMP-5.5'],
  /** That the chamber was discovered has been told. */
  silent: ['quest_found', 'tasks_laid'],
  detail: (event) => {
    if (event.type === 'quest_done') return event.n === 0 ? 'last' : ''
    return event.type === 'ghost_appeared' && event.node !== 0 ? 'stays' : ''
  },
  params: (event, t) => {
    switch (event.type) {
      case 'quest_done':
        return { tile: t(`tile.${event.tile}`), n: event.n }
      case 'task_revealed':
      case 'task_solved':
      case 'obelisk_rose':
      case 'obelisk_joined':
        return { n: event.n }
      default:
        return {}
    }
  },
}
