/** Where something is drawn on the board, in hundredths of a room, and by which way it comes there. */
import { columnOf, rowOf, SIDE, wayOf, type Way } from '../geometry'
import type { ShownRoom } from '../show'
import type { Cell } from '../terms'

const OUT: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
}

const at = (x: number, y: number): string => `${x * 100}% ${y * 100}%`

export const placed = (cell: Cell): string => `translate:${at(columnOf(cell), rowOf(cell))}`

/** A room that falls off the edge slides out on one side and in on the other. */
export function travel({ cell, wraps }: ShownRoom): string {
  const [x, y] = [columnOf(cell), rowOf(cell)]
  if (wraps === null) return placed(cell)
  const [dx, dy] = OUT[wayOf(wraps.line, wraps.forward)]
  const from = [x + dx * (SIDE - 1), y + dy * (SIDE - 1)] as const
  return [
    placed(cell),
    `--from:${at(...from)}`,
    `--out:${at(from[0] + dx * 0.6, from[1] + dy * 0.6)}`,
    `--in:${at(x - dx * 0.6, y - dy * 0.6)}`,
  ].join(';')
}

/** Over which edge Room 25 leaves: the nearest. */
export function exitOf(cell: Cell): string {
  const [x, y] = [columnOf(cell), rowOf(cell)]
  if (y === 0) return at(x, y - 1.4)
  if (y === SIDE - 1) return at(x, y + 1.4)
  return x === 0 ? at(x - 1.4, y) : at(x + 1.4, y)
}
