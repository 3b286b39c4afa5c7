/** From slots and spaces to places on the picture. The hub is in the middle, at 0, 0. */
import type { Point } from '../../ui/eye/camera'
import { middleOf, shapeOf, turnedCell } from './shape'
import type { Cell, Slot, Spot, Way } from './terms'
import type { Catalogue, LaidTile, SideInfo } from './wire'

export const CELL = 30
export const TILE = 3 * CELL
/** How wide the plate of a space is. */
export const PLATE = 21
/** How far the starting board reaches from the hub. */
export const BOARD = 1.5 * TILE

/** How far past its last space a meeple is drawn that has got out. */
export const OUT = TILE * 1.1

export type { Point }

const AHEAD: readonly Slot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

export const ahead = (way: Way): Slot => AHEAD[way & 3] ?? [0, 0]
export const isSameSlot = (a: Slot | null | undefined, b: Slot | null | undefined): boolean =>
  a != null && b != null && a[0] === b[0] && a[1] === b[1]
export const beside = ([x, y]: Slot, way: Way): Slot => [x + ahead(way)[0], y + ahead(way)[1]]
export const isBoard = ([x, y]: Slot): boolean => Math.abs(x) <= 1 && Math.abs(y) <= 1
export const keyOf = ([x, y]: Slot): string => `${x},${y}`

export const slotPoint = ([x, y]: Slot): Point => ({ x: x * TILE, y: y * TILE })
/** Where a tile drifts to when the station blows apart. */
export const driftPoint = ([x, y]: Slot): Point => slotPoint([x * 1.22, y * 1.22])
export const slotAt = ({ x, y }: Point): Slot => [Math.round(x / TILE), Math.round(y / TILE)]
export const moved = ({ x, y }: Point, way: Way, by: number): Point => ({
  x: x + ahead(way)[0] * by,
  y: y + ahead(way)[1] * by,
})
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A cell of a tile, from the middle of its slot. */
export const cellPoint = ([row, column]: Cell): Point => ({ x: (column - 1) * CELL, y: (row - 1) * CELL })
/** A cell of the starting board. */
export const boardPoint = ([row, column]: Cell): Point => ({ x: (column - 4) * CELL, y: (row - 4) * CELL })
/** Which slot a cell of the starting board belongs to. */
export const boardSlot = ([row, column]: Cell): Slot => [Math.floor(column / 3) - 1, Math.floor(row / 3) - 1]

export function spacePoint(catalogue: Catalogue, laid: LaidTile, space: number): Point {
  const info = catalogue.maze[laid.tile]
  const cells = info === undefined ? undefined : shapeOf(info, laid.strip).spaces[space]
  const at = slotPoint(laid.at)
  if (cells === undefined) return at
  const { x, y } = cellPoint(turnedCell(middleOf(cells), laid.rot))
  return { x: at.x + x, y: at.y + y }
}

/** Where a spot is; the middle of its slot if no tile lies there (any more). */
export function spotPoint(
  catalogue: Catalogue,
  side: SideInfo | undefined,
  tiles: readonly LaidTile[],
  spot: Spot,
): Point {
  const [x, y, space] = spot
  if (x === 0 && y === 0) return boardPoint(side?.spaces[space] ?? [4, 4])
  const laid = tiles.find(({ at }) => at[0] === x && at[1] === y)
  return laid === undefined ? slotPoint([x, y]) : spacePoint(catalogue, laid, space)
}

export const isHub = (spot: Spot | null): boolean => spot !== null && spot[0] === 0 && spot[1] === 0 && spot[2] === 0

const RIM = 12.4
/** Which eighth of the rim each seat has, so that few seats are far from each other. */
const EIGHTHS = [0, 4, 2, 6, 1, 5, 3, 7]
/** One of eight fixed places on the rim of the hub. */
export function rimPoint(seat: number): Point {
  const angle = ((EIGHTHS[seat] ?? seat) * Math.PI) / 4 - Math.PI / 2
  return { x: Math.cos(angle) * RIM, y: Math.sin(angle) * RIM }
}

/** Where an exit leaves: the middle of the side between the maze and the empty slot. */
export const exitPoint = ([x, y, way]: readonly [number, number, Way]): Point =>
  moved(slotPoint([x, y]), way ^ 2, TILE / 2)
