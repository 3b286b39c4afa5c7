import { describe, expect, it } from 'vitest'
import { fitted, NO_RIMS, type Box, type Rims } from '../../../ui/eye/camera'
import type { Cell } from '../terms'
import { cornersOf, FOLLOWING, NEAR, tailOf } from './sight'

/** Does the free part of the box hold the whole cell? */
function holds(box: Box, aspect: number, [x, y]: Cell, rims: Rims = NO_RIMS): boolean {
  const height = box.width / aspect
  const [left, top] = [box.x - box.width * (0.5 - rims.left), box.y - height * (0.5 - rims.top)]
  const [right, bottom] = [box.x + box.width * (0.5 - rims.right), box.y + height * (0.5 - rims.bottom)]
  return x * 100 >= left && x * 100 + 100 <= right && -y * 100 >= top && -y * 100 + 100 <= bottom
}

describe('what is seen of the plan', () => {
  it('holds the widest route there can be, clear of the buttons', () => {
    const cells: Cell[] = [
      [-37, 0],
      [0, 0],
      [0, 37],
      [37, -37],
    ]
    const rims = { left: 0, right: 0.15, top: 0, bottom: 0.2 }
    for (const aspect of [0.5, 1, 2.2]) {
      const box = fitted(cornersOf(cells), aspect, rims, NEAR)
      expect(cells.every((cell) => holds(box, aspect, cell, rims))).toBe(true)
    }
  })

  it('is never less than a few cells', () => {
    expect(fitted(cornersOf([[0, 0]]), 1, NO_RIMS, NEAR).width).toBe(NEAR)
  })

  it('follows the newest cells and lets the oldest go', () => {
    const walked: Cell[] = Array.from({ length: 30 }, (_, y) => [0, y])
    const box = fitted(cornersOf(tailOf(walked)), 1, NO_RIMS, FOLLOWING)

    expect(holds(box, 1, [0, 29])).toBe(true)
    expect(holds(box, 1, [0, 0])).toBe(false)
  })
})
