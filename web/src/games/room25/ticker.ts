/** The latest news of the show in one line. */
import { story } from './story'
import type { Play } from './terms'
import type { Event } from './wire'

export function newsOf(event: Event, { t, name }: Pick<Play, 't' | 'name'>): string | null {
  const told = story(event, t, name)
  if (told === null) return null
  return t(told.key ?? `event.${event.type}`, told.params)
}
