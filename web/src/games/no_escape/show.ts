/** What is drawn while events are played out: a step behind the truth, and equal to it at rest. */
import { isHub, isSameSlot, rimPoint, spotPoint, type Point } from './geometry'
import type { Slot, Way } from './terms'
import type { Catalogue, Event, LaidTile, Meeple, View } from './wire'

/** A laid tile that keeps its name while it travels, and remembers which way round it was turned. */
export interface ShownTile extends LaidTile {
  id: number
  /** Quarter turns in all, so that it turns the short way. */
  turns: number
}

export interface ShownMeeple extends Meeple {
  how: 'still' | 'walk' | 'fly' | 'beam' | 'out'
}

/** Nothing in hand could be laid: tiles come off the pile until one can. */
export interface Flips {
  seat: number
  tiles: readonly string[]
  /** Can the last of them be laid? */
  fits: boolean
}

export interface Shown {
  tiles: readonly ShownTile[]
  meeples: readonly ShownMeeple[]
  dice: readonly [number, number] | null
  deck: number
  /** Who flies. */
  jet: number | null
  flips: Flips | null
  next: number
}

export const EMPTY: Shown = { tiles: [], meeples: [], dice: null, deck: 0, jet: null, flips: null, next: 1 }

const shortWay = (turns: number, rot: Way): number => turns + ((((rot - turns) % 4) + 6) % 4) - 2

/** The truth, with the names that tiles already have. */
export function settled(view: View, before: Shown): Shown {
  let next = before.next
  const tiles = view.tiles.map((laid): ShownTile => {
    const known = before.tiles.find((old) => old.tile === laid.tile && isSameSlot(old.at, laid.at))
    return { ...laid, id: known?.id ?? next++, turns: known === undefined ? laid.rot : shortWay(known.turns, laid.rot) }
  })
  const meeples = view.meeples.map((meeple, seat): ShownMeeple => {
    const last = before.meeples[seat]
    // It is nowhere any more, but whoever has seen it leave goes on seeing it outside.
    return last?.how === 'out' && view.outcome === 'escaped' ? last : { ...meeple, how: 'still' }
  })
  const flips = flipsOf(view, before.flips)
  return { tiles, meeples, dice: view.dice, deck: view.deck, jet: view.jetpack ? view.turn : null, flips, next }
}

/** Whoever comes later sees the tile that must be laid; at the end of the station the flips that emptied the pile stay. */
function flipsOf({ turn, flipped, outcome }: View, before: Flips | null): Flips | null {
  if (outcome === 'exploded') return before
  if (flipped === null || turn === null) return null
  return before?.tiles.at(-1) === flipped ? before : { seat: turn, tiles: [flipped], fits: true }
}

function laid(shown: Shown, tile: LaidTile): Shown {
  return { ...shown, tiles: [...shown.tiles, { ...tile, id: shown.next, turns: tile.rot }], next: shown.next + 1 }
}

const lifted = (shown: Shown, at: Slot): Shown => ({
  ...shown,
  tiles: shown.tiles.filter((tile) => !isSameSlot(tile.at, at)),
})

function changed(shown: Shown, at: Slot, to: Slot, rot: Way): ShownTile[] {
  return shown.tiles.flatMap((tile) =>
    isSameSlot(tile.at, at) ? [{ ...tile, at: to, rot, turns: shortWay(tile.turns, rot) }] : [],
  )
}

function moved(shown: Shown, moves: readonly { at: Slot; to: Slot; rot: Way }[]): Shown {
  const others = shown.tiles.filter((tile) => !moves.some(({ at }) => isSameSlot(at, tile.at)))
  return { ...shown, tiles: [...others, ...moves.flatMap(({ at, to, rot }) => changed(shown, at, to, rot))] }
}

function stripped(shown: Shown, at: Slot, side: Way): Shown {
  const rot = (side + 3) & 3
  const tiles = shown.tiles.map((tile) =>
    isSameSlot(tile.at, at) ? { ...tile, strip: true, rot, turns: shortWay(tile.turns, rot) } : tile,
  )
  return { ...shown, tiles }
}

function posed(shown: Shown, seat: number, pose: Partial<ShownMeeple>): Shown {
  return { ...shown, meeples: shown.meeples.map((meeple, index) => (index === seat ? { ...meeple, ...pose } : meeple)) }
}

/** What one event changes on the table. */
export function after(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'tile_placed':
      return { ...laid(shown, { ...event, strip: false }), flips: null }
    case 'tile_lost':
    case 'tile_breached':
      return lifted(shown, event.at)
    case 'tile_replaced':
      return laid(lifted(shown, event.at), { ...event, strip: false })
    case 'tiles_swapped':
      return moved(shown, [event, { at: event.to, to: event.at, rot: event.to_rot }])
    case 'tile_shifted':
      return moved(shown, [event])
    case 'tile_turned':
      return moved(shown, [{ at: event.at, to: event.at, rot: event.rot }])
    case 'path_laid':
      return stripped(shown, event.at, event.side)
    case 'turn_began':
      return { ...shown, dice: null, jet: null, flips: null }
    case 'rolled':
      return { ...shown, dice: event.dice }
    case 'energy_spent':
      return { ...shown, jet: event.seat }
    case 'energy_returned':
      return { ...shown, jet: null }
    case 'tile_drawn':
      return { ...shown, deck: Math.max(0, shown.deck - 1) }
    case 'hand_discarded':
      return { ...shown, flips: { seat: event.seat, tiles: [], fits: false } }
    case 'tile_flipped': {
      const tiles = [...(shown.flips?.tiles ?? []), event.tile]
      return { ...shown, deck: Math.max(0, shown.deck - 1), flips: { seat: event.seat, tiles, fits: event.fits } }
    }
    default:
      return walked(shown, event)
  }
}

function walked(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'stepped': {
      const how = shown.jet === event.seat ? 'fly' : 'walk'
      return posed(shown, event.seat, { spot: event.to, heading: event.heading, came_from: event.came_from, how })
    }
    case 'teleported':
      return posed(shown, event.seat, { spot: event.to, heading: event.heading, came_from: null, how: 'beam' })
    case 'turned':
      return posed(shown, event.seat, { heading: event.heading, came_from: event.came_from })
    case 'way_chosen':
      return posed(shown, event.seat, { heading: event.way })
    case 'faced_about': {
      const meeple = shown.meeples[event.seat]
      return posed(shown, event.seat, { heading: meeple?.came_from ?? null, came_from: meeple?.heading ?? null })
    }
    case 'escaped':
      return posed(shown, event.seat, { how: 'out' })
    case 'seat_left':
      return posed(shown, event.seat, { spot: null })
    default:
      return shown
  }
}

/** Where a meeple is drawn: on its space, or at its own place on the rim of the hub. */
export function meeplePoint(catalogue: Catalogue, side: string, shown: Shown, seat: number): Point | null {
  const spot = shown.meeples[seat]?.spot ?? null
  if (spot === null) return null
  return isHub(spot) ? rimPoint(seat) : spotPoint(catalogue, catalogue.sides[side], shown.tiles, spot)
}
