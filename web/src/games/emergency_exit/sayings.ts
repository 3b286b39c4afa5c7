/** What a letter is worth saying aloud, once: with the tile that everybody sees now, and written down nowhere (EEO-9). */
import type { Translate } from '../../table/play-props'
import { passingWords, story } from './story'
import type { TileInfo } from './terms'
import type { Event } from './wire'
import { tileWords } from './words'

type Name = (seat: number) => string

function saying(event: Event, tiles: readonly TileInfo[], t: Translate, name: Name): string | null {
  const tile = event.type === 'tile_played' && event.tile !== null ? tiles[event.tile] : undefined
  if (event.type === 'tile_played' && tile)
    return t('ui.say.tile', { seat: name(event.seat), tile: tileWords(tile, t) })
  const passing = passingWords(event, t, name)
  if (passing !== null) return passing
  const told = story(event, t, name)
  return told === null ? null : t(told.key ?? `event.${event.type}`, told.params)
}

/** Nothing for a letter without events: whoever joins reads the screen itself. */
export function sayings(events: readonly Event[], tiles: readonly TileInfo[], t: Translate, name: Name): string[] {
  return events.map((event) => saying(event, tiles, t, name)).filter((words) => words !== null)
}
