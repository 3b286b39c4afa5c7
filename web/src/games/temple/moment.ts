/** What a big screen makes a moment of. */
import type { Feeling } from '../../table/play-props'
import type { Event } from './wire'

export function moment(event: Event): Feeling | null {
  switch (event.type) {
    case 'begun':
    case 'gong':
      return 'call'
    case 'slammed':
    case 'collapsed':
      return 'bad'
    case 'got_out':
    case 'fate_turned':
      return 'good'
    default:
      return null
  }
}
