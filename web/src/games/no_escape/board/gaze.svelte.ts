/** Where everybody looks: the eye, the size of the stage, and what is worth looking at. */
import { look } from '../../../settings.svelte'
import { TILE, type Point } from '../geometry'
import { including, near, panned, whole, zoomed, type Box, type Rims } from './camera'
import { Eye } from './eye.svelte'

export class Gaze {
  readonly eye = new Eye()
  size = $state({ width: 0, height: 0 })
  #opened = false
  /** Nobody has moved the eye: it may choose by itself how much to show. */
  #free = true

  get aspect(): number {
    return Math.max(1, this.size.width) / Math.max(1, this.size.height)
  }

  get perPixel(): number {
    return this.eye.box.width / Math.max(1, this.size.width)
  }

  /** From pixels on the stage to a place in the picture. */
  at({ x, y }: Point): Point {
    const { box } = this.eye
    return { x: box.x + (x - this.size.width / 2) * this.perPixel, y: box.y + (y - this.size.height / 2) * this.perPixel }
  }

  /** Buttons lie along the right side, words along the bottom, dice along the top. */
  get #rims(): Rims {
    const part = (pixels: number, of: number): number => Math.min(0.3, pixels / Math.max(1, of))
    const { width, height } = this.size
    return { left: part(12, width), right: part(54, width), top: part(14, height), bottom: part(72, height) }
  }

  /** The whole station, once there is a stage to show it on. */
  open(points: readonly Point[]): void {
    if (this.#opened || this.size.width === 0) return
    this.#opened = true
    this.eye.jump(whole(points, this.aspect, this.#rims))
  }

  /** The station grows: shows all of it, as long as it can still be read and nobody wants to see it differently. */
  widen(points: readonly Point[]): void {
    const all = whole(points, this.aspect, this.#rims)
    if (this.#free && all.width < this.size.width * 1.6) this.#go(all)
  }

  all(points: readonly Point[]): void {
    this.#free = true
    this.#go(whole(points, this.aspect, this.#rims))
  }

  /** Close to one place. */
  centre(at: Point): void {
    this.#go(near(at, this.size.width))
  }

  /** Comes closer if everything is too small to be read. */
  approach(at: Point): void {
    if (this.eye.aim.width > this.size.width * 1.25) this.centre(at)
    else this.follow([at])
  }

  /** Has these in sight with what is `near` them, and moves no more than that needs. */
  follow(points: readonly Point[], near = TILE * 0.6): void {
    const wide = points.flatMap(({ x, y }) => [
      { x: x - near, y: y - near },
      { x: x + near, y: y + near },
    ])
    if (points.length > 0) this.#go(including(this.eye.aim, wide, this.aspect, this.#rims))
  }

  zoom(by: number, at?: Point): void {
    this.#free = false
    if (at === undefined) this.#go(zoomed(this.eye.aim, by))
    else this.eye.jump(zoomed(this.eye.box, by, at))
  }

  pan(dx: number, dy: number): void {
    this.#free = false
    this.eye.jump(panned(this.eye.box, -dx * this.perPixel, -dy * this.perPixel))
  }

  stop(): void {
    this.eye.stop()
  }

  #go(to: Box): void {
    this.eye.go(to, look.still)
  }
}
