/** What one line of the story tells together: the steps of a push, the tiles of a run of flips. */
import type { Event, Pushed, TileFlipped } from './wire'

/** One flip may stand for a run of them, and says how many they are; one push may go on with what was told already. */
export type Folded =
  Exclude<Event, Pushed | TileFlipped> | (Pushed & { further?: true }) | (TileFlipped & { flips?: number })

/** Somebody who is pushed on and on, in the same move, is pushed once. */
function isToldAlready({ seat, by }: { seat: number; by: number }, told: readonly Event[]): boolean {
  const began = told.findLastIndex(({ type }) => type === 'move_began' || type === 'turn_began')
  return told.slice(began + 1).some((event) => event.type === 'pushed' && event.seat === seat && event.by === by)
}

/** `before` is what the story has told so far. */
export function folded(happened: readonly Event[], before: readonly Event[]): Folded[] {
  const told: Folded[] = []
  for (const event of happened) {
    const last = told.at(-1)
    if (event.type === 'pushed' && isToldAlready(event, [...before, ...told])) told.push({ ...event, further: true })
    else if (event.type === 'tile_flipped' && last?.type === 'tile_flipped')
      told[told.length - 1] = { ...event, flips: (last.flips ?? 1) + 1 }
    else told.push(event)
  }
  return told
}
