import { expect, test } from 'vitest'
import { frameOf } from './frame'

test.each([
  [1920, 1080],
  [1366, 768],
  [3840, 2160],
])('%i by %i shows the same page, drawn as large as the screen', (width, height) => {
  const frame = frameOf(width, height)

  expect(Math.round(frame.height)).toBe(600)
  expect(frame.width * frame.scale).toBeCloseTo(width)
  expect(frame.height * frame.scale).toBeCloseTo(height)
})

test('a screen of four by three has more height, and letters as large beside its width', () => {
  const frame = frameOf(1024, 768)

  expect([Math.round(frame.width), Math.round(frame.height)]).toEqual([1000, 750])
})

test('a tablet that is held upright has a page taller than wide', () => {
  const frame = frameOf(768, 1024)

  expect([Math.round(frame.width), Math.round(frame.height)]).toEqual([1000, 1333])
})

test('on a phone letters do not shrink with the screen', () => {
  expect(frameOf(390, 844).scale).toBe(0.7)
})
