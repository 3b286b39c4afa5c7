/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  /** A quest that is done is heard, also where only its characters brought it. */
  borrows: ['quests'],
  figures: ['TMP-2.7.1'],
  detail: (event) => {
    if (event.type === 'snakes_loosed') return event.nodes.length === 0 ? 'none' : ''
    return event.type === 'snake_crawled' && event.to !== 0 ? 'stays' : ''
  },
  params: (event) => (event.type === 'snake_caught' ? { n: event.n } : {}),
}
