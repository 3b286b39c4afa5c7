/** One finger or the mouse drags, two fingers or the wheel zoom; what does not move is a tap, or a double tap. */
import type { Attachment } from 'svelte/attachments'
import type { Point } from './camera'

export interface Moves {
  /** In pixels. */
  pan: (dx: number, dy: number) => void
  /** By a factor, around a point in pixels from the element's corner. */
  zoom: (by: number, at: Point) => void
  tap: (at: Point, twice: boolean) => void
}

const SLOP = 8
const TWICE_MS = 320

const gap = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export function touchable(moves: Moves): Attachment<SVGSVGElement> {
  return (element) => {
    const fingers = new Map<number, Point>()
    let start: Point | null = null
    let dragging = false
    let tapped = { at: 0, x: 0, y: 0 }

    function inside({ x, y }: Point): Point {
      const { left, top } = element.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      start = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null
      dragging = fingers.size > 1
    }
    function pinch(before: Point[], now: Point[]): void {
      const [a, b, c, d] = [...before, ...now] as [Point, Point, Point, Point]
      const [from, at] = [middle(a, b), middle(c, d)]
      moves.pan(at.x - from.x, at.y - from.y)
      moves.zoom(gap(c, d) / gap(a, b), inside(at))
    }
    function move(event: PointerEvent): void {
      const was = fingers.get(event.pointerId)
      if (was === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      if (!dragging && start !== null && gap(start, now) < SLOP) return
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      dragging = true
      const before = [...fingers.values()]
      fingers.set(event.pointerId, now)
      if (fingers.size === 1) moves.pan(now.x - was.x, now.y - was.y)
      if (fingers.size === 2) pinch(before, [...fingers.values()])
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || dragging || start === null) return
      const at = inside({ x: event.clientX, y: event.clientY })
      const twice = event.timeStamp - tapped.at < TWICE_MS && gap(tapped, at) < 3 * SLOP
      tapped = { at: twice ? 0 : event.timeStamp, ...at }
      moves.tap(at, twice)
    }
    function cancel(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      dragging = true
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault()
      moves.zoom(Math.exp(-event.deltaY / 500), inside({ x: event.clientX, y: event.clientY }))
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('wheel', wheel)
    }
  }
}
