/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  figures: ['TMP-2.6', 'TMP-3.5', 'TMP-5.4'],
  params: (event) => (event.type === 'link_lit' ? { taken: event.taken } : {}),
}
