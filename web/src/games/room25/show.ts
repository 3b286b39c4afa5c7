/** What is drawn while events are played out: a step behind the truth, and equal to it at rest. */
import { CENTRE, slid } from './geometry'
import type { Cell, Line, Robot, Tile, Who } from './terms'
import type { Event, View } from './wire'

/** A room that keeps its number wherever it goes. */
export interface ShownRoom {
  tile: Tile
  cell: Cell
  room: string | null
  barred: boolean
  locked: boolean
  axis: 'h' | 'v' | null
  /** The line that carried it over the edge just now. */
  wraps: { line: Line; forward: boolean } | null
}

export interface ShownFigure {
  who: Who
  /** The room it stands on; null if it is dead. */
  tile: Tile | null
  hidden: boolean
}

export interface Shown {
  rooms: readonly ShownRoom[]
  figures: readonly ShownFigure[]
  robots: readonly (Tile | null)[]
  arrows: readonly number[]
  left: number
  /** Room 25 has left with these. */
  gone: Tile | null
}

export const EMPTY: Shown = { rooms: [], figures: [], robots: [], arrows: [], left: 0, gone: null }

const tileOn = (rooms: readonly { tile: Tile }[], cell: Cell | null | undefined): Tile | null =>
  cell == null ? null : (rooms[cell]?.tile ?? null)

/** The truth. */
export function settled(view: View, before: Shown = EMPTY): Shown {
  const rooms = view.rooms.map(({ tile, room, barred, locked, axis }, cell) => ({
    ...{ tile, cell, room, barred, locked, axis },
    wraps: null,
  }))
  return {
    // By their numbers: what is drawn keeps its place in the page while it travels.
    rooms: rooms.sort((a, b) => a.tile - b.tile),
    figures: view.figures.map(({ who, cell, alive, hidden }) => ({
      ...{ who, hidden },
      tile: alive ? tileOn(view.rooms, cell) : null,
    })),
    robots: view.robots.map((cell) => tileOn(view.rooms, cell)),
    arrows: view.arrows,
    left: view.left,
    gone: view.outcome === null ? null : before.gone,
  }
}

export const tileAt = (shown: Shown, cell: Cell): Tile | null =>
  shown.rooms.find((room) => room.cell === cell)?.tile ?? null

export const cellOf = (shown: Shown, tile: Tile | null): Cell | null =>
  shown.rooms.find((room) => room.tile === tile)?.cell ?? null

const room = (shown: Shown, cell: Cell, change: Partial<ShownRoom>): Shown => ({
  ...shown,
  rooms: shown.rooms.map((one) => (one.cell === cell ? { ...one, ...change } : one)),
})

const standing = (shown: Shown, group: readonly Who[], tile: Tile | null): Shown => ({
  ...shown,
  figures: shown.figures.map((one) => (group.includes(one.who) ? { ...one, tile, hidden: false } : one)),
})

const robot = (shown: Shown, which: Robot, tile: Tile | null): Shown => ({
  ...shown,
  robots: shown.robots.map((one, at) => (at === which ? tile : one)),
})

const still = (shown: Shown): Shown =>
  shown.rooms.some(({ wraps }) => wraps !== null)
    ? { ...shown, rooms: shown.rooms.map((one) => ({ ...one, wraps: null })) }
    : shown

export const after = (shown: Shown, event: Event): Shown => changed(still(shown), event)

function changed(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'slid':
      return slide(shown, event.line, event.forward)
    case 'swapped':
      return swap(shown, event.cell, event.other)
    case 'turned_up':
      return room(shown, event.cell, { room: event.room })
    case 'turned_down':
      return room(shown, event.cell, { room: null, barred: false, locked: false, axis: null })
    case 'room_emptied':
      return room(shown, event.cell, { room: 'empty', locked: false, axis: null })
    case 'pivoted':
      return room(shown, event.cell, { axis: event.axis })
    case 'barred':
      return room(shown, event.cell, { barred: true })
    case 'lock_laid':
      return room(event.taken_from === null ? shown : room(shown, event.taken_from, { locked: false }), event.cell, {
        locked: true,
      })
    default:
      return moved(shown, event)
  }
}

function moved(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'entered':
    case 'jumped':
      return standing(shown, event.group, tileAt(shown, event.cell))
    case 'died':
      return standing(shown, event.group, null)
    case 'regenerated':
      return standing(shown, event.group, tileAt(shown, CENTRE))
    case 'hid':
      return { ...shown, figures: shown.figures.map((one) => (one.who === event.who ? { ...one, hidden: true } : one)) }
    case 'robot_placed':
    case 'robot_moved':
      return robot(shown, event.robot, tileAt(shown, event.cell))
    case 'robot_destroyed':
      return robot(shown, event.robot, null)
    case 'alarm_raised':
    case 'time_lost':
      return { ...shown, left: event.left }
    case 'round_began':
      return { ...shown, left: event.left, arrows: shown.arrows.map(() => 0) }
    case 'escaped':
      return { ...shown, gone: shown.figures.find(({ who }) => who === event.who)?.tile ?? null }
    default:
      return shown
  }
}

function slide(shown: Shown, line: Line, forward: boolean): Shown {
  const rooms = shown.rooms.map((one): ShownRoom => {
    const { cell, wraps } = slid(one.cell, line, forward)
    return { ...one, cell, wraps: wraps ? { line, forward } : null }
  })
  return { ...shown, rooms, arrows: shown.arrows.map((arrow, at) => (at === line ? (forward ? 1 : -1) : arrow)) }
}

function swap(shown: Shown, one: Cell, other: Cell): Shown {
  const to = (cell: Cell): Cell => (cell === one ? other : cell === other ? one : cell)
  return { ...shown, rooms: shown.rooms.map((room) => ({ ...room, cell: to(room.cell) })) }
}

/** Who stands where, robots last, so that several share a room. */
export interface Standing {
  key: string
  who: Who | null
  robot: Robot | null
  tile: Tile
  at: number
  of: number
  hidden: boolean
}

export function standings(shown: Shown): Standing[] {
  const people = shown.figures.map(({ who, tile, hidden }) => ({ key: `f${who}`, who, robot: null, tile, hidden }))
  const robots = shown.robots.map((tile, at) => ({ key: `r${at}`, who: null, robot: at, tile, hidden: false }))
  const all = [...people, ...robots].flatMap((one) => (one.tile === null ? [] : [{ ...one, tile: one.tile }]))
  return all.map((one) => {
    const same = all.filter(({ tile }) => tile === one.tile)
    return { ...one, at: same.indexOf(one), of: same.length }
  })
}
