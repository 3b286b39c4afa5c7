/** The latest news of the show in a line or two. */
import { cellName, story } from './story'
import type { Play } from './terms'
import type { Event, View } from './wire'

/** What the room or the card does that somebody has to answer now. */
export function topicOf({ question }: View, { t }: Pick<Play, 't'>): string | null {
  if (question === null || (question.family !== 'room' && question.family !== 'card')) return null
  const topic = `${question.family}.${question.id}`
  return t('ui.known', { room: t(topic), about: t(`${topic}.about`) })
}

/** Rooms whose effect is the next piece of news. */
const TELL_THEMSELVES: readonly string[] = [
  ...['mortal', 'trapped', 'flooded', 'timer', 'paranoia'],
  ...['vortex', 'mirror', 'mac', 'key'],
]

/** An event as the newest of all; nothing, if there is nothing to tell of it. */
export function newsOf(event: Event, { t, name }: Pick<Play, 't' | 'name'>): string | null {
  if (event.type === 'turned_up' && !TELL_THEMSELVES.includes(event.room)) {
    const { cell, room } = event
    return t('ui.news.room', { cell: cellName(cell), room: t(`room.${room}`), about: t(`room.${room}.about`) })
  }
  const told = story(event, t, name)
  return told === null ? null : t(told.key ?? `event.${event.type}`, told.params)
}
