/** How far a try went, as doors: open with light behind it for each step that was done, shut for each that is missing. */
import type { Feat } from '../types'
import { token, type Pen } from '../ui/pen'
import { steps } from './telling'

/** A door's own measure; its paths are drawn on it. */
export const DOOR = { width: 40, height: 62 }

export const PATHS = {
  frame: 'M1 61V3a2 2 0 0 1 2-2h34a2 2 0 0 1 2 2v58z',
  hole: 'M5 61V5h30v56z',
  ajar: 'M5 5l13 6v49L5 61z',
  knobs: { shut: { x: 30, y: 34 }, ajar: { x: 15, y: 36 } },
} as const

/** From the first step on: is this door open? */
export function doorsOf(feat: Feat): boolean[] {
  const { done, of } = steps(feat)
  return Array.from({ length: of }, (_, index) => index < done)
}

/** In a row from the left, as large as they fit; where it ends. */
export function drawDoors(pen: Pen, doors: readonly boolean[], x: number, y: number, room: number): number {
  const gap = 0.3 * DOOR.width
  const scale = Math.min(3.2, room / (doors.length * (DOOR.width + gap) - gap))
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  for (const open of doors) {
    drawDoor(pen, open)
    pen.translate(DOOR.width + gap, 0)
  }
  pen.restore()
  return y + DOOR.height * scale
}

function drawDoor(pen: Pen, open: boolean): void {
  fill(pen, PATHS.frame, '--scene-door-edge')
  fill(pen, PATHS.hole, open ? '--scene-light' : '--scene-door')
  if (open) fill(pen, PATHS.ajar, '--scene-door')
  const { x, y } = open ? PATHS.knobs.ajar : PATHS.knobs.shut
  pen.fillStyle = token('--scene-ink-soft')
  pen.beginPath()
  pen.arc(x, y, 1.8, 0, 2 * Math.PI)
  pen.fill()
}

function fill(pen: Pen, path: string, colour: string): void {
  pen.fillStyle = token(colour)
  pen.fill(new Path2D(path))
}
