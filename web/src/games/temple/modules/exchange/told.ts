/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  /** That a curse went is told with what became of it. */
  silent: ['visit_begun'],
  detail: (event) => (event.type === 'token_moved' && event.found ? 'found' : ''),
  figures: ['TMP-5.16'],
}
