import { describe, expect, it } from 'vitest'
import { closeTo, fitted, glide, including, NO_RIMS, panned, viewBox, zoomed, type Box, type Point } from './camera'

const REACH = { nearest: 180, farthest: 5400 }
const box: Box = { x: 0, y: 0, width: 400 }
const SQUARE: Point[] = [
  { x: -135, y: -135 },
  { x: 135, y: 135 },
]

describe('the camera', () => {
  it('shows everything in any shape of stage', () => {
    expect(fitted(SQUARE, 1, NO_RIMS)).toEqual({ x: 0, y: 0, width: 270 })
    expect(fitted(SQUARE, 0.5, NO_RIMS).width).toBe(270)
    expect(fitted(SQUARE, 2, NO_RIMS).width).toBe(540)
    expect(fitted([...SQUARE, { x: 405, y: 0 }], 1, NO_RIMS)).toEqual({ x: 135, y: 0, width: 540 })
  })

  it('keeps clear of what lies over the picture', () => {
    const { x, width } = fitted(SQUARE, 1, { ...NO_RIMS, right: 0.25 })
    expect(width).toBe(360)
    expect(x + width / 2 - 135).toBe(width / 4)
    const low = fitted(SQUARE, 1, { ...NO_RIMS, bottom: 0.25 })
    expect(low.y + low.width / 2 - 135).toBe(low.width / 4)
  })

  it('does not come closer than it is told', () => {
    const one = [{ x: 0, y: 0 }]
    expect(fitted(one, 2, NO_RIMS, 320).width).toBe(320)
    expect(fitted(one, 0.5, NO_RIMS, 320).width).toBe(160)
    expect(closeTo({ x: 5, y: 6 }, 115, REACH)).toEqual({ x: 5, y: 6, width: 180 })
    expect(closeTo({ x: 5, y: 6 }, 460, REACH).width).toBeCloseTo(400)
  })

  it('stays where it is while everything is in sight', () => {
    expect(including(box, [{ x: 100, y: -50 }], 1, NO_RIMS)).toEqual(box)
    expect(including(box, [], 1, NO_RIMS)).toEqual(box)
  })

  it('moves no further than it must', () => {
    expect(including(box, [{ x: 260, y: 0 }], 1, NO_RIMS)).toEqual({ x: 60, y: 0, width: 400 })
  })

  it('widens for what is far apart', () => {
    const apart = [
      { x: -300, y: 0 },
      { x: 300, y: 0 },
    ]
    expect(including(box, apart, 1, NO_RIMS)).toEqual({ x: 0, y: 0, width: 600 })
  })

  it('keeps the point under the finger while zooming, within its reach', () => {
    expect(zoomed(box, 2, REACH, { x: 100, y: 0 })).toEqual({ x: 50, y: 0, width: 200 })
    expect(zoomed(box, 100, REACH).width).toBe(180)
    expect(zoomed(box, 0.001, REACH).width).toBe(5400)
  })

  it('moves as far as the finger does', () => {
    expect(panned(box, 10, -10)).toEqual({ x: 10, y: -10, width: 400 })
  })

  it('glides to its aim whatever the frame rate, and arrives', () => {
    const aim: Box = { x: 500, y: -300, width: 900 }
    let fine = box
    for (let frame = 0; frame < 4; frame += 1) fine = glide(fine, aim, 16, 130)
    let now = box
    for (let frame = 0; frame < 400; frame += 1) now = glide(now, aim, 16, 130)

    expect(fine.x).toBeCloseTo(glide(box, aim, 64, 130).x, 6)
    expect(now).toEqual(aim)
  })

  it('fits the shape of the stage', () => {
    expect(viewBox(box, 2)).toBe('-200.00 -100.00 400.00 200.00')
  })
})
