import { describe, expect, it } from 'vitest'
import { corner, corridor, isSecondPass, nearestAngle } from './geometry'
import { CROSSING } from './figures/plans'

describe('corridors on a tile', () => {
  it('run straight between opposite sides', () => {
    expect(corridor(2, 0)).toBe('M50 100L50 0')
  })

  it('bend around the corner between neighbours, the same way whichever end is entered', () => {
    expect(corridor(2, 3)).toBe('M50 100L50 84A34 34 0 0 0 16 50L0 50')
    expect(corridor(3, 2)).toBe('M0 50L16 50A34 34 0 0 1 50 84L50 100')
    expect(corridor(0, 1)).toBe('M50 0L50 16A34 34 0 0 0 84 50L100 50')
  })
})

describe('the plan', () => {
  it('has north above', () => {
    expect(corner([2, 3])).toEqual([200, -300])
  })

  it('knows a second pass from the first', () => {
    const last = CROSSING.route[3]
    expect(last?.walked.map((pass) => isSecondPass(last, pass))).toEqual([false, true])
  })
})

describe('turning', () => {
  it('takes the shorter way, and clockwise if both are as long', () => {
    expect(nearestAngle(0, 3)).toBe(-90)
    expect(nearestAngle(350, 0)).toBe(360)
    expect(nearestAngle(0, 2)).toBe(180)
    expect(nearestAngle(450, 1)).toBe(450)
  })
})
