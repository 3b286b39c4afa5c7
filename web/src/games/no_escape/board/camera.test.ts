import { describe, expect, it } from 'vitest'
import { glide, including, viewBox, whole, zoomed, type Rims } from './camera'

const BARE: Rims = { left: 0, right: 0, top: 0, bottom: 0 }
const box = { x: 0, y: 0, width: 400 }

describe('the camera', () => {
  it('shows the whole station in any shape of stage', () => {
    expect(whole([], 1, BARE)).toEqual({ x: 0, y: 0, width: 270 })
    expect(whole([], 0.5, BARE).width).toBe(270)
    expect(whole([], 2, BARE).width).toBe(540)
    expect(whole([{ x: 405, y: 0 }], 1, BARE)).toEqual({ x: 135, y: 0, width: 540 })
  })

  it('keeps clear of what lies over the board', () => {
    const { x, width } = whole([], 1, { ...BARE, right: 0.25 })
    expect(width).toBe(360)
    expect(x + width / 2 - 135).toBe(width / 4)
  })

  it('stays where it is while everything is in sight', () => {
    expect(including(box, [{ x: 100, y: -50 }], 1, BARE)).toEqual(box)
  })

  it('moves no further than it must', () => {
    expect(including(box, [{ x: 260, y: 0 }], 1, BARE)).toEqual({ x: 60, y: 0, width: 400 })
  })

  it('widens for what is far apart', () => {
    expect(including(box, [{ x: -300, y: 0 }, { x: 300, y: 0 }], 1, BARE)).toEqual({ x: 0, y: 0, width: 600 })
  })

  it('keeps the point under the finger while zooming', () => {
    const near = zoomed(box, 2, { x: 100, y: 0 })
    expect(near).toEqual({ x: 50, y: 0, width: 200 })
  })

  it('gets there in the end', () => {
    let now = box
    for (let frame = 0; frame < 200; frame += 1) now = glide(now, { x: 90, y: 9, width: 200 }, 16)
    expect(now).toEqual({ x: 90, y: 9, width: 200 })
  })

  it('fits the shape of the stage', () => {
    expect(viewBox(box, 2)).toBe('-200.00 -100.00 400.00 200.00')
  })
})
