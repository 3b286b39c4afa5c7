// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings.svelte'
import type { Box, Point } from './camera'
import { Gaze } from './gaze.svelte'

const STAGE = {
  nearest: 180,
  farthest: 5400,
  easing: 130,
  around: 50,
  covered: () => ({ left: 0, right: 0, top: 0, bottom: 0 }),
}
const SQUARE: Point[] = [
  { x: -200, y: -200 },
  { x: 200, y: 200 },
]

function aGaze(width = 400, height = 400): Gaze {
  const gaze = new Gaze(STAGE)
  gaze.size = { width, height }
  gaze.open(SQUARE)
  return gaze
}

describe('the gaze', () => {
  beforeEach(() => {
    // Without motion the eye is where it wants to be at once.
    settings.motion = 'reduced'
    return () => {
      settings.motion = 'auto'
    }
  })

  it('opens on everything, once there is a stage, and only once', () => {
    const gaze = new Gaze(STAGE)
    gaze.open(SQUARE)
    expect(gaze.eye.box.width).toBe(400)
    gaze.size = { width: 800, height: 400 }
    gaze.open(SQUARE)
    expect(gaze.eye.box).toEqual({ x: 0, y: 0, width: 800 })
    gaze.open([...SQUARE, { x: 2000, y: 0 }])
    expect(gaze.eye.box.width).toBe(800)
  })

  it('follows what happens, and moves no more than it must', () => {
    const gaze = aGaze()
    gaze.follow([{ x: 100, y: 0 }])
    expect(gaze.eye.box).toEqual({ x: 0, y: 0, width: 400 })
    gaze.follow([{ x: 250, y: 0 }])
    expect(gaze.eye.box).toEqual({ x: 100, y: 0, width: 400 })
  })

  it('knows what lies under a finger, and moves with it', () => {
    const gaze = aGaze()
    gaze.zoom(2, { x: 0, y: 0 })
    expect(gaze.at({ x: 0, y: 0 })).toEqual({ x: -100, y: -100 })
    gaze.pan(40, 0)
    expect(gaze.at({ x: 40, y: 0 })).toEqual({ x: -100, y: -100 })
  })

  it('widens by itself until somebody looks elsewhere', () => {
    const gaze = aGaze()
    const wider = [...SQUARE, { x: 300, y: 0 }]
    gaze.widen(wider)
    expect(gaze.eye.box.width).toBe(500)
    gaze.zoom(2)
    gaze.widen(wider)
    expect(gaze.eye.box.width).toBe(250)
    gaze.all(wider)
    expect(gaze.eye.box.width).toBe(500)
  })

  it('comes closer where everything is too small to be read', () => {
    const gaze = aGaze()
    gaze.show([...SQUARE, { x: 2000, y: 0 }])
    gaze.approach({ x: 0, y: 0 })
    expect(gaze.eye.box.width).toBeCloseTo(400 / 1.15)
  })

  it('keeps what it shows clear of buttons, however small the stage', () => {
    const gaze = new Gaze({ ...STAGE, covered: () => ({ left: 0, right: 100, top: 0, bottom: 999 }) })
    gaze.size = { width: 400, height: 400 }
    gaze.show(SQUARE)
    const { x, y, width } = gaze.eye.box as Box
    expect(width).toBeCloseTo(400 / 0.6)
    expect(x + width / 2 - 200).toBeGreaterThanOrEqual(width / 4)
    expect(y + width / 2 - 200).toBeCloseTo(width * 0.4)
  })

  it('glides where motion is welcome', () => {
    settings.motion = 'full'
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
    const gaze = aGaze()
    gaze.follow([{ x: 1000, y: 0 }])
    expect(gaze.eye.box.x).toBe(0)
    frames.shift()?.(performance.now() + 50)
    expect(gaze.eye.box.x).toBeGreaterThan(0)
    expect(gaze.eye.box.x).toBeLessThan(850)
    frames.shift()?.(performance.now() + 60_000)
    expect(gaze.eye.box.x).toBe(850)
    vi.unstubAllGlobals()
  })
})
