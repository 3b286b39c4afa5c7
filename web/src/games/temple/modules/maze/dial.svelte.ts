/** Which row or column the gear would slide: stepped through below the board, shown on it. */
import { chamberOf } from '../../temple'
import type { Action, View } from '../../wire'

export type Slide = Extract<Action, { type: 'turn_gear' }>

export interface Line {
  is: 'row' | 'column'
  /** Its y, or its x. */
  at: number
  slides: readonly Slide[]
}

const ORDER = [3, 1, 0, 2]
const isRow = ({ side }: Slide): boolean => side % 2 === 1

/** Rows from the north, then columns from the west. */
export function linesOf(view: View, may: readonly Action[]): Line[] {
  const lines = new Map<string, { is: Line['is']; at: number; slides: Slide[] }>()
  for (const one of may) {
    if (one.type !== 'turn_gear') continue
    const chamber = view.chambers[chamberOf(one.node)]
    if (chamber === undefined) continue
    const is = isRow(one) ? 'row' : 'column'
    const at = is === 'row' ? chamber.y : chamber.x
    const line = lines.get(`${is} ${at}`) ?? { is, at, slides: [] }
    line.slides.push(one)
    lines.set(`${is} ${at}`, line)
  }
  // As the arrows lie: west before east, north before south.
  for (const { slides } of lines.values()) slides.sort((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side))
  const rank = ({ is, at }: Line): number => (is === 'row' ? -at : 1000 + at)
  return [...lines.values()].sort((a, b) => rank(a) - rank(b))
}

/** What is chosen at the gear. */
class Dial {
  open = $state(false)
  chosen = $state(0)

  step(by: number, of: number): void {
    this.chosen = of === 0 ? 0 : (this.chosen + by + of) % of
  }
}

export const dial = new Dial()
export const lineOf = (lines: readonly Line[]): Line | null => lines[dial.chosen % Math.max(1, lines.length)] ?? null
