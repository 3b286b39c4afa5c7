/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  figures: ['TMP-5.17'],
  /** Each die is told when it lies there, or falls. */
  silent: ['stacking_begun', 'stacking_dropped'],
  detail: (event) => (event.type === 'tower_fell' && event.dice.length === 1 ? 'alone' : ''),
  params: (event) => (event.type === 'die_stacked' ? { height: event.height } : {}),
}
