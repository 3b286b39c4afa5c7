/** The latest news of the show in a line or two. */
import { whyLost } from './lost'
import { figureOf } from './people'
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

/** What is told last, as things stood then. */
export interface News {
  event: Event
  /** The last part of the key `ui.lost.…` of an action that was lost by somebody who still stands there. */
  why: string | null
}

export function asNews(event: Event, view: View): News {
  const lost = event.type === 'action_lost' && figureOf(view, event.who)?.cell != null
  return { event, why: lost ? whyLost(view, { who: event.who, id: event.token }) : null }
}

export function newsOf({ event, why }: News, { t, name }: Pick<Play, 't' | 'name'>): string | null {
  if (event.type === 'turned_up' && !TELL_THEMSELVES.includes(event.room)) {
    const { cell, room } = event
    return t('ui.news.room', { cell: cellName(cell), room: t(`room.${room}`), about: t(`room.${room}.about`) })
  }
  const told = story(event, t, name)
  if (told === null) return null
  const { who, token } = told.params
  if (why !== null && who !== undefined && token !== undefined)
    return t('ui.news.lost', { who, why: t(`ui.lost.${why}`, { what: token }) })
  return t(told.key ?? `event.${event.type}`, told.params)
}
