/** The outline of a chamber: walls all around, with gaps where doors are. */
import type { Side } from '../terms'

/** Half of the floor's side, half of a gap, and where the wall stands. */
const HALF = 60
const GAP = 15
const INNER = 46

/** A wall of one side as seen with that side at the top: whole, or in two parts with jambs beside the door. */
const WHOLE = `M${-HALF} ${-HALF}H${HALF}L${INNER} ${-INNER}H${-INNER}Z`
const OPEN = `M${-HALF} ${-HALF}H${-GAP}V${-INNER}H${-INNER}ZM${HALF} ${-HALF}H${GAP}V${-INNER}H${INNER}Z`
export const wallPath = (open: boolean): string => (open ? OPEN : WHOLE)

/** The floor runs through the doors to the edge of the tile. */
export function floorPath(doors: readonly Side[]): string {
  const around = `M${-INNER} ${-INNER}H${INNER}V${INNER}H${-INNER}Z`
  const ways: Record<number, string> = {
    0: `M${-GAP} ${-HALF}H${GAP}V${-INNER}H${-GAP}Z`,
    1: `M${HALF} ${-GAP}V${GAP}H${INNER}V${-GAP}Z`,
    2: `M${-GAP} ${HALF}H${GAP}V${INNER}H${-GAP}Z`,
    3: `M${-HALF} ${-GAP}V${GAP}H${-INNER}V${-GAP}Z`,
  }
  return around + doors.map((side) => ways[side] ?? '').join('')
}

/** Joints between slabs, a little different on every tile. */
export function joints(seed: number): string {
  const off = [0, 7, -5, 4, -8, 9][seed % 6] ?? 0
  const rows = [-46, -23, 0, 23, 46]
  const lines = rows.slice(1, -1).map((y) => `M-46 ${y}H46`)
  const ups = rows.slice(0, -1).map((y, index) => {
    const a = -24 + off + (index % 2) * 14
    return `M${a} ${y}V${y + 23}M${a + 34 - (index % 3) * 3} ${y}V${y + 23}`
  })
  return [...lines, ...ups].join('')
}

export const seedOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7)
