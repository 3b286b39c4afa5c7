import { describe, expect, it } from 'vitest'
import { DEAD_END } from '../figures/plans'
import type { Cell } from '../terms'
import { marksOf } from './marks'
import { momentsOf, sceneAt } from './timeline'

const moments = momentsOf({
  ...DEAD_END,
  groups: [
    { depth: 4, members: [0], right: true },
    { depth: 5, members: [1, 2], right: false },
    { depth: 6, members: [3], right: false },
  ],
})
const scene = sceneAt(moments, moments.length - 1)
const warning: Cell = [0, 1]

describe('LOST tiles on the plan', () => {
  it.each([true, false])('never lie on one another, with numbers: %s', (numbered) => {
    const marks = marksOf(scene, warning, numbered)
    expect(marks.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    for (const a of marks) {
      for (const b of marks) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(38)
    }
  })

  it('keep their own verdicts', () => {
    expect(marksOf(scene, warning, false).map(({ verdict }) => verdict)).toEqual(['right', 'late', 'late', 'late'])
  })

  it('take the corners without a badge first', () => {
    // The last tile is shown turned by two quarters: its badges are at the bottom right and the top left.
    expect(marksOf(scene, warning, false).slice(0, 2)).toMatchObject([
      { x: 92, y: 8 },
      { x: 8, y: 92 },
    ])
  })
})
