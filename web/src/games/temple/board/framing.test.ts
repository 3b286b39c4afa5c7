import { expect, it } from 'vitest'
import type { Point } from '../../../ui/eye/camera'
import { CHAMBER } from '../temple'
import { framed as framedWith, type Free } from './framing'

const PHONE: Free = { x: 0, y: 0, width: 300, height: 220 }

/** Of a temple without open doors. */
const framed = (own: Point, all: Point[], free: Free): Point[] => framedWith(own, all, all, free)

/** Corners of so many chambers to the east, from the starting chamber on. */
const row = (count: number): Point[] => [
  { x: -CHAMBER / 2, y: -CHAMBER / 2 },
  { x: (count - 0.5) * CHAMBER, y: CHAMBER / 2 },
]
const sides = ([first, second]: Point[]) => ({
  left: first?.x ?? NaN,
  right: second?.x ?? NaN,
  top: first?.y ?? NaN,
  bottom: second?.y ?? NaN,
})

it('shows a small temple as a whole, in the middle', () => {
  const { left, right, top, bottom } = sides(framed({ x: 0, y: 0 }, row(2), PHONE))
  expect(left).toBeLessThanOrEqual(-CHAMBER / 2)
  expect(right).toBeGreaterThanOrEqual(1.5 * CHAMBER)
  expect([left + right, top + bottom]).toEqual([CHAMBER, 0])
})

it('never looks past the end of a temple that is larger than the board', () => {
  expect(sides(framed({ x: 0, y: 0 }, row(9), PHONE)).left).toBe(-CHAMBER / 2)
  const end = framed({ x: 8 * CHAMBER, y: 0 }, row(9), PHONE)
  expect(sides(end).right).toBe(8.5 * CHAMBER)
})

it('has the own chamber and those beside it in sight', () => {
  const { left, right } = sides(framed({ x: 4 * CHAMBER, y: 0 }, row(9), PHONE))
  expect(left).toBeLessThanOrEqual(3 * CHAMBER)
  expect(right).toBeGreaterThanOrEqual(5 * CHAMBER)
})

it('stays as it is after a step that needs no move', () => {
  const before = framed({ x: 4 * CHAMBER, y: 0 }, row(20), { ...PHONE, width: 800, x: 4 * CHAMBER })
  const after = framed({ x: 5 * CHAMBER, y: 0 }, row(20), { ...PHONE, width: 800, x: 4 * CHAMBER })
  expect(after).toEqual(before)
})

it('shows what was found before the dark around it', () => {
  const [found, dark] = [row(7), { x: -6 * CHAMBER, y: 0 }]
  const wide = { ...PHONE, width: 900, x: 0 }
  const { left, right } = sides(framedWith({ x: 0, y: 0 }, [...found, dark], found, wide))
  expect(left).toBeLessThanOrEqual(-CHAMBER / 2)
  expect(right).toBeGreaterThanOrEqual(6.5 * CHAMBER)
})

it('shows the doors of the own chamber before all that was found', () => {
  const found = row(3)
  const dark = { x: 3.5 * CHAMBER, y: 0 }
  const narrow = { ...PHONE, width: (3.1 * CHAMBER) / 1.15, x: 0 }
  const { right } = sides(framedWith({ x: 2 * CHAMBER, y: 0 }, [...found, dark], found, narrow))
  expect(right).toBeGreaterThanOrEqual(2.8 * CHAMBER)
})

it('comes no closer than a chamber of 160 pixels, and goes no farther than what can be read', () => {
  const size = (found: number, all = found, width = PHONE.width) => {
    const { left, right } = sides(framedWith({ x: 0, y: 0 }, row(all), row(found), { ...PHONE, width }))
    return (CHAMBER * width) / (right - left)
  }
  expect(size(1)).toBeCloseTo(160)
  expect(size(1, 30)).toBeCloseTo(CHAMBER / 1.15)
  expect(size(1, 30, 900)).toBeCloseTo(CHAMBER)
  expect(size(30)).toBeCloseTo(CHAMBER / 1.25)
})
