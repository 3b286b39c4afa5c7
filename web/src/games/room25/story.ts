/** Events as lines of the story. */
import type { Told, Translate } from '../../table/play-props'
import type { Event } from './wire'

export const story = (_event: Event, _t: Translate, _name: (seat: number) => string): Told => null
export const recalled = (event: Event): Event | null => event
