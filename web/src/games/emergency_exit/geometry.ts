/** Where corridors run on a tile of 100 by 100 units, drawn for a traveller who comes in from the south. */
import type { Cell, Kind, Way } from './terms'
import type { Laid, Pass } from './wire'

export const SIZE = 100
const HALF = SIZE / 2
const BEND = 34

/** The middle of each side, clockwise from north. */
const SIDES: readonly (readonly [number, number])[] = [
  [HALF, 0],
  [SIZE, HALF],
  [HALF, SIZE],
  [0, HALF],
]

const side = (way: Way): readonly [number, number] => SIDES[way & 3] as readonly [number, number]

/** A point on the line from the middle of a side towards the centre. */
function inward(way: Way, by: number): readonly [number, number] {
  const [x, y] = side(way)
  return [x + Math.sign(HALF - x) * by, y + Math.sign(HALF - y) * by]
}

/** The corridor from one side to another: straight, or a quarter of a circle with a short run at both ends. */
export function corridor(into: Way, out: Way): string {
  const [ax, ay] = side(into)
  const [bx, by] = side(out)
  if (((into ^ out) & 1) === 0) return `M${ax} ${ay}L${bx} ${by}`
  const run = HALF - BEND
  const [cx, cy] = inward(into, run)
  const [dx, dy] = inward(out, run)
  const clockwise = ((into + 1) & 3) === (out & 3) ? 0 : 1
  return `M${ax} ${ay}L${cx} ${cy}A${BEND} ${BEND} 0 0 ${clockwise} ${dx} ${dy}L${bx} ${by}`
}

/** The same corridor, but it stops where its arrow begins. */
export function arrowed(out: Way): string {
  if (out === 0) return 'M50 100L50 24'
  return out === 3 ? 'M50 100L50 84A34 34 0 0 0 24 51' : 'M50 100L50 84A34 34 0 0 1 76 51'
}

/** Quarter turns of an arrow head that is drawn pointing north. */
export const PRIMARY_OUT: Partial<Record<Kind, Way>> = {
  straight: 0,
  intersection: 0,
  left: 3,
  double_left: 3,
  right: 1,
  double_right: 1,
}

export const SECOND_PATH: Partial<Record<Kind, readonly [Way, Way]>> = {
  double_left: [0, 1],
  double_right: [0, 3],
  intersection: [3, 1],
}

/** The top left corner of a cell on the plan, where y grows downwards. */
export const corner = ([x, y]: Cell): readonly [number, number] => [x * SIZE, -y * SIZE]

/** The walked corridor of one pass, in units of the plan. Nothing turns back within a cell, so into and out differ. */
export const passPath = (pass: Pass): string => corridor(pass.into, pass.out)

/** Is this crossing one through a tile that already lay there? */
export const isSecondPass = (laid: Laid, pass: Pass): boolean =>
  pass.cell[0] !== laid.cell[0] || pass.cell[1] !== laid.cell[1]

/** The full angle nearest to `from` that shows `rot` quarter turns. */
export function nearestAngle(from: number, rot: Way): number {
  const off = ((((rot * 90 - from) % 360) + 540) % 360) - 180
  return from + (off === -180 ? 180 : off)
}
