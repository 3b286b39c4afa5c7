/** Where an event happens: what the eye turns to. */
import { BOARD, exitPoint, moved, OUT, slotPoint, TILE, type Point } from '../geometry'
import type { Way } from '../terms'
import type { Event, View } from '../wire'

type Where = (seat: number) => Point | null

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
  return [at, out].flatMap(({ x, y }) => [
    { x: x - TILE, y: y - TILE },
    { x: x + TILE, y: y + TILE },
  ])
}

const START: readonly Point[] = [
  { x: -BOARD, y: -BOARD },
  { x: BOARD, y: BOARD },
]

/** Everything there is: the starting board, tiles, and the places where one could go on. */
export function everything(view: View): Point[] {
  const corners = view.tiles.flatMap(({ at }) => {
    const { x, y } = slotPoint(at)
    return [
      { x: x - TILE / 2, y: y - TILE / 2 },
      { x: x + TILE / 2, y: y + TILE / 2 },
    ]
  })
  return [...START, ...corners, ...view.exits.map((exit) => moved(exitPoint(exit), exit[2], TILE / 3))]
}
