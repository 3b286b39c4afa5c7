/** The maze as it is drawn, as a graph: for walking over it by keyboard, and for the hint how far it is to an exit. */
import { beside, boardSlot, isBoard, keyOf } from './geometry'
import { EXIT, linkTable, NOTHING, opposite, shapeOf, WAYS } from './shape'
import type { Slot, Spot, Way } from './terms'
import type { Catalogue, LaidTile, SideInfo, View } from './wire'

export const OUTSIDE = 'outside'
export type End = 'ctrl_y' | 'ctrl_w' | 'tele_w' | 'tele_y'
const ENDS: ReadonlySet<string> = new Set(['ctrl_y', 'ctrl_w', 'tele_w', 'tele_y'])

interface Laid {
  tile: LaidTile
  /** By space * 4 + way. */
  links: readonly number[]
  indicator: number | null
}

export interface Station {
  board: readonly number[]
  doors: ReadonlyMap<string, number>
  boardSlots: readonly Slot[]
  tiles: ReadonlyMap<string, Laid>
}

function boardTable(side: SideInfo): number[] {
  const table = new Array<number>(side.spaces.length * 4).fill(NOTHING)
  for (const [one, other] of side.links) {
    const [a, b] = [side.spaces[one], side.spaces[other]]
    if (a === undefined || b === undefined) continue
    const way = b[0] < a[0] ? 0 : b[1] > a[1] ? 1 : b[0] > a[0] ? 2 : 3
    table[one * 4 + way] = other
    table[other * 4 + opposite(way)] = one
  }
  for (const { space, way } of side.exits) table[space * 4 + way] = EXIT
  return table
}

function laidOf(catalogue: Catalogue, tile: LaidTile, yellowWalkable: boolean): Laid | null {
  const info = catalogue.maze[tile.tile]
  if (info === undefined) return null
  const links = linkTable(shapeOf(info, tile.strip), tile.rot)
  // Ruling A21: where nobody walks onto a yellow teleporter, the space before it is the turning point.
  if (tile.tile === 'tele_y' && !yellowWalkable)
    links.forEach((to, at) => void (to === info.indicator && (links[at] = NOTHING)))
  return { tile, links, indicator: info.indicator }
}

export function stationOf(catalogue: Catalogue, view: Pick<View, 'side' | 'tiles' | 'yellow_walkable'>): Station {
  const side = catalogue.sides[view.side] ?? { id: '', players: [], spaces: [[4, 4]], links: [], exits: [] }
  const boardSlots = side.spaces.map(boardSlot)
  const doors = new Map(side.exits.map(({ space, way }) => [`${keyOf(boardSlots[space] ?? [0, 0])},${way}`, space]))
  const tiles = new Map<string, Laid>()
  for (const tile of view.tiles) {
    const laid = laidOf(catalogue, tile, view.yellow_walkable)
    if (laid !== null) tiles.set(keyOf(tile.at), laid)
  }
  return { board: boardTable(side), doors, boardSlots, tiles }
}

const onBoard = ([x, y]: Spot): boolean => x === 0 && y === 0
const slotOf = (station: Station, spot: Spot): Slot =>
  onBoard(spot) ? (station.boardSlots[spot[2]] ?? [0, 0]) : [spot[0], spot[1]]

function linkAt(station: Station, spot: Spot, way: Way): number {
  const table = onBoard(spot) ? station.board : station.tiles.get(keyOf([spot[0], spot[1]]))?.links
  return table?.[spot[2] * 4 + way] ?? NOTHING
}

/** The space behind the side of a slot. */
function entry(station: Station, slot: Slot, side: Way): Spot | typeof OUTSIDE {
  if (isBoard(slot)) {
    const space = station.doors.get(`${keyOf(slot)},${side}`)
    return space === undefined ? OUTSIDE : [0, 0, space]
  }
  const laid = station.tiles.get(keyOf(slot))
  const at = laid === undefined ? -1 : laid.links.findIndex((to, index) => to === EXIT && (index & 3) === side)
  return at < 0 ? OUTSIDE : [slot[0], slot[1], at >> 2]
}

/** One step: another spot, outside, or null where there is no way. */
export function follow(station: Station, spot: Spot, way: Way): Spot | typeof OUTSIDE | null {
  const to = linkAt(station, spot, way)
  if (to === NOTHING) return null
  if (to !== EXIT) return [spot[0], spot[1], to]
  return entry(station, beside(slotOf(station, spot), way), opposite(way))
}

export const waysAt = (station: Station, spot: Spot): Way[] =>
  WAYS.filter((way) => linkAt(station, spot, way) !== NOTHING)

/** The indicator that a spot is. */
export function endAt(station: Station, spot: Spot): End | null {
  const laid = onBoard(spot) ? undefined : station.tiles.get(keyOf([spot[0], spot[1]]))
  return laid !== undefined && laid.indicator === spot[2] && ENDS.has(laid.tile.tile) ? (laid.tile.tile as End) : null
}

/** All teleport indicators. */
export function teleporters(station: Station): Spot[] {
  return [...station.tiles.values()].flatMap(({ tile, indicator }): Spot[] =>
    indicator !== null && tile.tile.startsWith('tele') ? [[tile.at[0], tile.at[1], indicator]] : [],
  )
}
