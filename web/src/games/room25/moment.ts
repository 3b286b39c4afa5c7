/** What a big screen makes a moment of. */
import type { Feeling } from '../../table/play-props'
import type { Event } from './wire'

export function moment(event: Event): Feeling | null {
  switch (event.type) {
    case 'alarm_raised':
    case 'time_lost':
    case 'roles_shown':
      return 'call'
    case 'died':
      return 'bad'
    case 'regenerated':
    case 'key_found':
    case 'escaped':
      return 'good'
    default:
      return null
  }
}
