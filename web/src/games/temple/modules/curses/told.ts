/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  silent: ['souls_parted', 'help_dropped', 'bond_asked'],
  detail: (event) => {
    if (event.type === 'help_given') return event.by === null ? 'alone' : ''
    return event.type === 'souls_exchanged' && event.back ? 'back' : ''
  },
  params: (event, _t, name) => (event.type === 'help_given' && event.by !== null ? { by: name(event.by) } : {}),
  figures: ['TMP-3.5.1', 'TMP-2.11.12'],
}
