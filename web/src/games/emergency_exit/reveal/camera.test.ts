import { describe, expect, it } from 'vitest'
import type { Cell } from '../types'
import { aspectOf, fit, follow, glide, NEAR, pan, viewBox, widened, zoom, type Box } from './camera'

const holds = (box: Box, aspect: number, [x, y]: Cell): boolean => {
  const height = box.width / aspect
  const [left, top] = [box.x - box.width / 2, box.y - height / 2]
  return x * 100 >= left && x * 100 + 100 <= left + box.width && -y * 100 >= top && -y * 100 + 100 <= top + height
}

describe('the eye over the plan', () => {
  it('fits the widest route there can be', () => {
    const cells: Cell[] = [
      [-37, 0],
      [0, 0],
      [0, 37],
      [37, -37],
    ]
    for (const aspect of [0.5, 1, 2.2]) {
      const box = fit(cells, aspect)
      expect(cells.every((cell) => holds(box, aspect, cell))).toBe(true)
    }
  })

  it('never comes closer than a few cells', () => {
    expect(fit([[0, 0]], 1).width).toBeGreaterThanOrEqual(NEAR)
  })

  it('keeps the newest cells in sight and lets the oldest go', () => {
    const walked: Cell[] = Array.from({ length: 30 }, (_, y) => [0, y])
    const box = follow(walked, 1)

    expect(holds(box, 1, [0, 29])).toBe(true)
    expect(holds(box, 1, [0, 0])).toBe(false)
  })

  it('leaves the covered part of the stage free', () => {
    const room = { width: 400, height: 300, right: 56, bottom: 40 }
    const cells: Cell[] = [
      [0, 0],
      [4, 3],
    ]
    const box = widened(fit(cells, aspectOf(room)), room)
    const perPixel = box.width / room.width
    const rightEdge = box.x + box.width / 2 - room.right * perPixel
    const bottomEdge = box.y + (room.height * perPixel) / 2 - room.bottom * perPixel

    expect(5 * 100).toBeLessThanOrEqual(rightEdge)
    expect(100).toBeLessThanOrEqual(bottomEdge)
  })

  it('glides to its aim whatever the frame rate, and arrives', () => {
    const aim: Box = { x: 500, y: -300, width: 900 }
    const start: Box = { x: 0, y: 0, width: 300 }
    const coarse = glide(start, aim, 64)
    let fine = start
    for (let frame = 0; frame < 4; frame += 1) fine = glide(fine, aim, 16)
    let box = start
    for (let frame = 0; frame < 400; frame += 1) box = glide(box, aim, 16)

    expect(fine.x).toBeCloseTo(coarse.x, 6)
    expect(box).toEqual(aim)
  })

  it('zooms around the finger', () => {
    const box: Box = { x: 0, y: 0, width: 1000 }
    const near = zoom(box, 2, { x: 100, y: 0 })

    expect(near.width).toBe(500)
    expect((100 - near.x) / near.width).toBeCloseTo((100 - box.x) / box.width)
    expect(pan(near, 10, -10)).toEqual({ x: near.x + 10, y: near.y - 10, width: 500 })
  })

  it('becomes a viewBox of the shape of the stage', () => {
    expect(viewBox({ x: 50, y: -50, width: 400 }, 2)).toBe('-150.00 -150.00 400.00 200.00')
  })
})
