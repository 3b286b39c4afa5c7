/** What a big screen makes a moment of. */
import type { Feeling } from '../../table/play-props'
import { isBoom } from './beats'
import type { Event } from './wire'

export function moment(event: Event): Feeling | null {
  if (event.type === 'escaped') return 'good'
  return isBoom(event) ? 'bad' : null
}
