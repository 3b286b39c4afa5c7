import { expect, test } from 'vitest'
import type { Plot } from '../types'
import { axisOf, drawn, spread } from './curve'

const frame = { width: 300, height: 200, left: 20, right: 30, top: 10, bottom: 20 }

test('an axis has a few round numbers and reaches the greatest value', () => {
  expect(axisOf([0, 7, 23], 4)).toEqual({ from: 0, to: 23, ticks: [0, 10, 20] })
  expect(axisOf([0, 3], 4).ticks).toEqual([0, 1, 2, 3])
  expect(axisOf([0, 600], 5).ticks).toEqual([0, 200, 400, 600])
})

test('marks keep apart and stay inside', () => {
  const placed = spread([100, 100, 101, 10], 20, frame)
  const sorted = [...placed].sort((a, b) => a - b)
  for (const [index, at] of sorted.entries()) {
    expect(at).toBeGreaterThanOrEqual(10)
    expect(at).toBeLessThanOrEqual(180)
    if (index > 0) expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20)
  }
  expect(placed[3]).toBe(10)
})

test('more marks than there is room for share it evenly', () => {
  const placed = spread(Array<number>(20).fill(180), 20, frame).sort((a, b) => a - b)
  expect(placed[0]).toBeCloseTo(10)
  expect(placed.at(-1)).toBeCloseTo(180)
})

test('a step stays as it was until the next point', () => {
  const plot: Plot = {
    id: 'gems',
    kind: 'step',
    x: 'second',
    series: [
      {
        seat: 0,
        points: [
          [0, 0],
          [10, 4],
        ],
      },
    ],
  }
  expect(drawn(plot, frame).curves[0]?.path).toBe('M20 180H270V10')
  expect(drawn({ ...plot, kind: 'line' }, frame).curves[0]?.path).toBe('M20 180L270 10')
})

test('turns that begin at one begin at the left', () => {
  const plot: Plot = {
    id: 'distance',
    kind: 'line',
    x: 'turn',
    series: [
      {
        seat: 0,
        points: [
          [1, 5],
          [9, 0],
        ],
      },
    ],
  }
  const shown = drawn(plot, frame)
  expect(shown.atX(1)).toBe(20)
  expect(shown.x.ticks.every((tick) => tick >= 1)).toBe(true)
})
