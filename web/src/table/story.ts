/** One plain sentence for every event, made from what this viewer's letter told and nothing else. */
import { inARow, knows, listed, t as say, wordsOf } from '../i18n/words.svelte'
import type { GameEvent, LetterMessage } from '../types'
import { LATE, type Told } from './chronicle.svelte'
import { isNews, type News } from './news'
import type { GameClient, Params } from './play-props'

/** Fields that hold a seat, or a list of seats. */
const SEATS = new Set(['seat', 'first', 'winners', 'by', 'opener'])

export type Names = (seat: number) => string

export function paramsOf(fields: object, name: Names): Params {
  const params: Params = {}
  for (const [field, value] of Object.entries(fields)) {
    const told = SEATS.has(field) ? seats(value, name) : plain(value)
    if (told !== null) params[field] = told
  }
  return params
}

/** Is all here that this view is shown and told with? */
export function isWhole(client: GameClient, view: unknown): boolean {
  return (client.lacking?.(view) ?? []).length === 0
}

/** Null for an event that has no line. */
export function lineOf(event: GameEvent, game: string, client: GameClient | null, name: Names): string | null {
  if (isNews(event)) return say(event.type, paramsOf(event, name))
  const t = wordsOf(game)
  const own = client?.story === undefined ? undefined : client.story(event, t, name)
  if (own === null) return null
  const key = own?.key ?? `event.${event.type}`
  const params = { ...paramsOf(event, name), ...own?.params }
  return knows(game, key) || knows(game, `${key}.other`) ? t(key, params) : null
}

/** As it stands in the story: that the house chose is told together with what it chose. */
export function entryOf({ event, late }: Told, game: string, client: GameClient | null, name: Names): string | null {
  const line = lineOf(event, game, client, name)
  return late && event !== LATE ? inARow([say(LATE.type), ...some(line)]) : line
}

/** Time was up: what was chosen is what happened first. */
export function lateIn({ happened }: LetterMessage, game: string, client: GameClient | null, name: Names): News {
  const [first] = happened
  return { kind: 'late', who: '', from: '', what: some(first === undefined ? null : lineOf(first, game, client, name)) }
}

const some = (line: string | null): string[] => (line === null ? [] : [line])

export function linesOf(events: readonly GameEvent[], game: string, client: GameClient | null, name: Names): string[] {
  const told = client?.folded?.(events, []) ?? events
  return told.map((event) => lineOf(event, game, client, name)).filter((line) => line !== null)
}

function seats(value: unknown, name: Names): string | null {
  if (typeof value === 'number') return name(value)
  if (Array.isArray(value)) return listed(value.filter((one) => typeof one === 'number').map(name))
  return null
}

function plain(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
