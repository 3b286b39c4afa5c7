/** One finger or the mouse moves, two fingers or the wheel zoom, a double tap centres. */
import type { Attachment } from 'svelte/attachments'

export interface Moves {
  /** In pixels. */
  pan: (dx: number, dy: number) => void
  /** By a factor, around a point in pixels from the element's corner. */
  zoom: (by: number, x: number, y: number) => void
  centre: () => void
}

interface Point {
  x: number
  y: number
}

const gap = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export function draggable(moves: Moves): Attachment<SVGSVGElement> {
  return (element) => {
    const fingers = new Map<number, Point>()

    function down(event: PointerEvent): void {
      element.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
    }
    function pinch(before: Point[], now: Point[]): void {
      const [a, b, c, d] = [...before, ...now] as [Point, Point, Point, Point]
      const at = middle(c, d)
      const from = middle(a, b)
      const corner = element.getBoundingClientRect()
      moves.pan(at.x - from.x, at.y - from.y)
      moves.zoom(gap(c, d) / gap(a, b), at.x - corner.left, at.y - corner.top)
    }
    function move(event: PointerEvent): void {
      const was = fingers.get(event.pointerId)
      if (was === undefined) return
      const before = [...fingers.values()]
      const now = { x: event.clientX, y: event.clientY }
      fingers.set(event.pointerId, now)
      if (fingers.size === 1) moves.pan(now.x - was.x, now.y - was.y)
      if (fingers.size === 2) pinch(before, [...fingers.values()])
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault()
      const corner = element.getBoundingClientRect()
      moves.zoom(Math.exp(-event.deltaY / 500), event.clientX - corner.left, event.clientY - corner.top)
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('dblclick', moves.centre)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('dblclick', moves.centre)
    }
  }
}
