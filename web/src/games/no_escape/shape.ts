/** The printed graph of a tile, with or without a New Path strip: what its drawing and its ways are made from. */
import type { Cell, Way } from './terms'
import type { MazeTile } from './wire'

export const WAYS = [0, 1, 2, 3] as const
export const SIDES = ['N', 'E', 'S', 'W'] as const
/** By way: what it adds to row and column. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const
/** Instead of a space: the side of the tile, or nothing. */
export const EXIT = -2
export const NOTHING = -1
const MIDDLE: Cell = [1, 1]
const STRIP_CELL: Cell = [1, 2]

export const opposite = (way: Way): Way => way ^ 2

export interface Shape {
  spaces: readonly (readonly Cell[])[]
  links: readonly (readonly [number, number])[]
  /** By way: the space behind the exit. */
  exits: readonly (number | undefined)[]
  indicator: number | null
  /** The space that lies on a strip. */
  strip: number | null
}

const isSame = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]

/** A strip leads to the east of the unturned tile (NE-2.3). */
export function shapeOf(info: MazeTile, strip = false): Shape {
  const exits: (number | undefined)[] = SIDES.map((side) => info.exits[side])
  const plain: Shape = { spaces: info.spaces, links: info.links, exits, indicator: info.indicator, strip: null }
  if (!strip) return plain
  const junction = info.spaces.findIndex((cells) => cells.some((cell) => isSame(cell, MIDDLE)))
  const added = info.spaces.length
  exits[1] = added
  return { ...plain, spaces: [...info.spaces, [STRIP_CELL]], links: [...info.links, [junction, added]], strip: added }
}

/** Cell (r, c) goes to (c, 2 - r) with every quarter turn. */
export function turnedCell(cell: Cell, rot: Way): Cell {
  let [row, column] = cell
  for (let turn = 0; turn < (rot & 3); turn += 1) [row, column] = [column, 2 - row]
  return [row, column]
}

/** The middle of a space, which may cover several cells. */
export function middleOf(cells: readonly Cell[]): Cell {
  const sum = cells.reduce(([r, c], [row, column]): Cell => [r + row, c + column], [0, 0] as Cell)
  return [sum[0] / cells.length, sum[1] / cells.length]
}

/** The two cells where spaces touch, and the way from one to the other. */
export function joint(one: readonly Cell[], other: readonly Cell[]): { from: Cell; to: Cell; way: Way } | null {
  for (const from of one) {
    for (const way of WAYS) {
      const to = other.find((cell) => isSame(cell, [from[0] + STEPS[way][0], from[1] + STEPS[way][1]]))
      if (to !== undefined) return { from, to, way }
    }
  }
  return null
}

/** By space * 4 + way, after turning: the space that this leads to, EXIT or NOTHING. */
export function linkTable(shape: Shape, rot: Way): number[] {
  const table = new Array<number>(shape.spaces.length * 4).fill(NOTHING)
  for (const [one, other] of shape.links) {
    const touch = joint(shape.spaces[one] ?? [], shape.spaces[other] ?? [])
    if (touch === null) continue
    table[one * 4 + ((touch.way + rot) & 3)] = other
    table[other * 4 + (opposite(touch.way + rot) & 3)] = one
  }
  shape.exits.forEach((space, side) => {
    if (space !== undefined) table[space * 4 + ((side + rot) & 3)] = EXIT
  })
  return table
}

/** The exits after turning, as ways in order. */
export const exitsOf = (shape: Shape, rot: Way): Way[] =>
  WAYS.filter((way) => shape.exits[(way - rot) & 3] !== undefined)
