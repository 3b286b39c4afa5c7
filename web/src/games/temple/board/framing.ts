/** What somebody in the temple looks at: the own chamber with those beside it, and as much more as can be read. */
import type { Point } from '../../../ui/eye/camera'
import { CHAMBER } from '../temple'

/** Units of the picture to a pixel: no closer than this, and no farther; a small screen is held closer to the eye. */
const NEAR = 0.75
const FAR = 1
const FAR_ON_A_PHONE = 1.15
const PHONE = 560
/** So far only for chambers that were found, not for the dark around them. */
const FARTHEST = 1.25
/** So much around where one stands is always in sight, if there is room; and the doors there in any case. */
const AROUND = 1.1 * CHAMBER
const DOORS = 0.8 * CHAMBER

/** The part of the picture that lies free: its middle, and its size in pixels. */
export interface Free extends Point {
  width: number
  height: number
}

const held = (at: number, least: number, most: number): number => Math.min(most, Math.max(least, at))

/** Along one axis: stays as it is if that shows enough, and never looks past the temple's ends. What was found comes
 * before the dark around it. */
function middle(now: number, own: number, all: readonly number[], found: readonly number[], half: number): number {
  const [first, last] = [Math.min(...all), Math.max(...all)]
  if (last - first <= 2 * half) return (first + last) / 2
  const near = Math.min(AROUND, half)
  const at = held(held(now, own + near - half, own - near + half), first + half, last - half)
  const [least, most] = [Math.max(...found) - half, Math.min(...found) + half]
  const doors = Math.min(DOORS, half)
  const shown = least <= most ? held(at, least, most) : at
  return held(shown, Math.min(own + doors, last) - half, Math.max(own - doors, first) + half)
}

/** How many units to a pixel show all of these. */
function needed(points: readonly Point[], free: Free): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  return Math.max(wide / free.width, high / free.height)
}

/** Two corners: of the whole temple while it can be read, later of a part of it around one's own place. */
export function framed(own: Point, all: readonly Point[], found: readonly Point[], free: Free): Point[] {
  const whole = held(needed(all, free), NEAR, free.width < PHONE ? FAR_ON_A_PHONE : FAR)
  const scale = held(needed(found, free), whole, FARTHEST)
  const along = (axis: 'x' | 'y', pixels: number): [number, number] => {
    const ends = (points: readonly Point[]): number[] => points.map((point) => point[axis])
    const half = (pixels * scale) / 2
    const at = middle(free[axis], own[axis], ends(all), ends(found), half)
    return [at - half, at + half]
  }
  const [xs, ys] = [along('x', free.width), along('y', free.height)]
  return [
    { x: xs[0], y: ys[0] },
    { x: xs[1], y: ys[1] },
  ]
}
