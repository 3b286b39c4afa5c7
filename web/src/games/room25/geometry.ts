/** The complex as a grid: 25 cells counted row by row, ten lines, and how several people share a room. */
import type { Cell, Line } from './terms'

export const SIDE = 5
export const CENTRE = 12
export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)
export type Way = 'up' | 'right' | 'down' | 'left'

export const rowOf = (cell: Cell): number => Math.floor(cell / SIDE)
export const columnOf = (cell: Cell): number => cell % SIDE
export const cellAt = (row: number, column: number): Cell => row * SIDE + column
export const isRow = (line: Line): boolean => line < SIDE

/** The cells of a line, from the left or from above. */
export const cellsOf = (line: Line): Cell[] =>
  Array.from({ length: SIDE }, (_, at) => (isRow(line) ? cellAt(line, at) : cellAt(at, line - SIDE)))

/** Which way the rooms of a line go. */
export function wayOf(line: Line, forward: boolean): Way {
  if (isRow(line)) return forward ? 'right' : 'left'
  return forward ? 'down' : 'up'
}

const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
  left: [0, -1],
}

/** The next cell in this direction; null over the edge. */
export function beside(cell: Cell, way: Way): Cell | null {
  const [down, right] = STEPS[way]
  const [row, column] = [rowOf(cell) + down, columnOf(cell) + right]
  return row < 0 || column < 0 || row >= SIDE || column >= SIDE ? null : cellAt(row, column)
}

export const neighbours = (cell: Cell): Cell[] =>
  (['up', 'right', 'down', 'left'] as const).flatMap((way) => beside(cell, way) ?? [])

/** Where a room comes to lie when its line slides by one, and whether it falls off and comes in at the other end. */
export function slid(cell: Cell, line: Line, forward: boolean): { cell: Cell; wraps: boolean } {
  const cells = cellsOf(line)
  const at = cells.indexOf(cell)
  if (at < 0) return { cell, wraps: false }
  const next = at + (forward ? 1 : -1)
  return { cell: cells.at(next % SIDE) ?? cell, wraps: next < 0 || next >= SIDE }
}

/** Where one of several stands in a room, in hundredths of it: its middle, its foot and how wide it is. */
export interface Stand {
  x: number
  foot: number
  width: number
}

const WIDTHS = [44, 40, 36, 34, 30, 30, 27, 27] as const

/** Up to three in one row, more in two; the back row stands higher. */
export function stand(at: number, of: number): Stand {
  const width = WIDTHS[Math.min(of, WIDTHS.length) - 1] ?? 24
  const back = of > 3 ? Math.floor(of / 2) : 0
  const inBack = at < back
  const [place, many] = inBack ? [at, back] : [at - back, of - back]
  const gap = Math.min(width * 0.98, many > 1 ? (94 - width) / (many - 1) : 0)
  const foot = of > 3 ? (inBack ? 52 : 94) : 90
  return { x: 50 + (place - (many - 1) / 2) * gap, foot, width }
}
