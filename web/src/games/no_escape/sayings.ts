/** What a letter is worth saying aloud: its story, and where those who moved now stand. */
import { folded } from './fold'
import { story } from './story'
import type { Event, View } from './wire'
import { standsWords } from './walk'
import type { Teller } from './words'

function movers(events: readonly Event[]): number[] {
  return [
    ...new Set(
      events.flatMap((event) => (event.type === 'stepped' || event.type === 'teleported' ? [event.seat] : [])),
    ),
  ]
}

/** Nothing for a letter without events: whoever joins reads the screen itself. */
export function sayings(events: readonly Event[], view: View, teller: Teller): string[] {
  const { t, name } = teller
  const told = folded(events, []).flatMap((event) => {
    const line = story(event, t, name)
    return line === null ? [] : [t(line.key ?? `event.${event.type}`, line.params)]
  })
  const over = view.step === 'over'
  return [...told, ...movers(events).flatMap((seat) => (over ? [] : (standsWords(view, seat, teller) ?? [])))]
}
