/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  silent: ['alarm_faded', 'chambers_moved'],
  detail: (event) => (event.type === 'gear_turned' ? (event.side % 2 === 1 ? 'row' : 'column') : ''),
  params: (event) => (event.type === 'lamp_rubbed' ? { n: event.n } : {}),
  figures: ['TMP-5.13', 'TMP-2.10.13'],
}
