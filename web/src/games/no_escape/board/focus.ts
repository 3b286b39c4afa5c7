/** Where an event happens: what the eye turns to. */
import { BOARD, driftPoint, exitPoint, moved, OUT, slotPoint, TILE, type Point } from '../geometry'
import type { Slot, Way } from '../terms'
import type { Event, View } from '../wire'
import { STAGE } from './stage'

/** A tile with some room around it, so that nothing has to move when the eye turns to it. */
const ROOM = STAGE.around

type Where = (seat: number) => Point | null

const squareAround = ({ x, y }: Point, by: number): Point[] => [
  { x: x - by, y: y - by },
  { x: x + by, y: y + by },
]

export function focusOf(event: Event, where: Where): Point[] {
  switch (event.type) {
    case 'tile_placed':
    case 'tile_lost':
    case 'tile_breached':
    case 'tile_replaced':
    case 'tile_turned':
    case 'path_laid':
      return [slotPoint(event.at)]
    case 'tiles_swapped':
    case 'tile_shifted':
      return [slotPoint(event.at), slotPoint(event.to)]
    case 'action_announced':
      return [event.targets.at, event.targets.to].flatMap((slot) => (slot == null ? [] : [slotPoint(slot)]))
    case 'stepped':
    case 'teleported':
    case 'blocked':
    case 'faced_about':
    case 'asked':
    case 'move_began': {
      const at = where(event.seat)
      return at === null ? [] : [at]
    }
    default:
      return []
  }
}

/** The way out that somebody has just taken, with some room around it. */
export function wayOut(at: Point, heading: Way | null): Point[] {
  const out = heading === null ? at : moved(at, heading, OUT)
  return [at, out].flatMap((point) => squareAround(point, TILE))
}

const START: readonly Point[] = [
  { x: -BOARD, y: -BOARD },
  { x: BOARD, y: BOARD },
]

/** Everything there is: the starting board, tiles, the places where one could go on, and those that one may choose. */
export function everything({ tiles, exits }: Pick<View, 'tiles' | 'exits'>, slots: readonly Slot[] = []): Point[] {
  return [
    ...START,
    ...[...tiles.map(({ at }) => at), ...slots].flatMap((at) => squareAround(slotPoint(at), ROOM)),
    ...exits.map((exit) => moved(exitPoint(exit), exit[2], TILE / 3)),
  ]
}

/** All that is left of the station when it has blown apart. */
export const wreckage = (tiles: View['tiles']): Point[] => [
  ...START,
  ...tiles.flatMap(({ at }) => squareAround(driftPoint(at), ROOM)),
]
