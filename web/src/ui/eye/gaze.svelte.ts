/** Where somebody looks: the eye, the size of the stage, and what is worth looking at. */
import { look } from '../../settings.svelte'
import {
  closeTo,
  fitted,
  including,
  panned,
  viewBox,
  zoomed,
  type Box,
  type Point,
  type Reach,
  type Rims,
  type Sides,
} from './camera'
import { Eye } from './eye.svelte'

/** More units of the picture than this to a pixel, and it does not widen any more by itself. */
const BEARABLE = 1.6
/** And more than this: it comes closer to what has to be decided. */
const LEGIBLE = 2
/** What lies over the picture leaves at least this part of the stage free, on each side. */
const MOST_RIM = 0.4

export interface Stage extends Reach {
  /** Milliseconds; small is quick. */
  easing: number
  /** How much around a point belongs to it, in units of the picture. */
  around: number
  /** Pixels along the sides of the stage that buttons and words lie over. */
  covered: () => Sides
}

export class Gaze {
  readonly eye: Eye
  size = $state({ width: 0, height: 0 })
  /** Nobody has moved the eye: it may choose by itself how much to show. */
  free = $state(true)
  readonly #stage: Stage
  #opened = false

  constructor(stage: Stage) {
    this.#stage = stage
    this.eye = new Eye(stage.easing)
  }

  get aspect(): number {
    return Math.max(1, this.size.width) / Math.max(1, this.size.height)
  }

  get perPixel(): number {
    return this.eye.box.width / Math.max(1, this.size.width)
  }

  get viewBox(): string {
    return viewBox(this.eye.box, this.aspect)
  }

  /** From pixels on the stage to a place in the picture. */
  at({ x, y }: Point): Point {
    const { box } = this.eye
    return {
      x: box.x + (x - this.size.width / 2) * this.perPixel,
      y: box.y + (y - this.size.height / 2) * this.perPixel,
    }
  }

  get #rims(): Rims {
    const part = (pixels: number, of: number): number => Math.min(MOST_RIM, pixels / Math.max(1, of))
    const { left, right, top, bottom } = this.#stage.covered()
    const { width, height } = this.size
    return { left: part(left, width), right: part(right, width), top: part(top, height), bottom: part(bottom, height) }
  }

  #fitted(points: readonly Point[], atLeast = 0): Box {
    return fitted(points, this.aspect, this.#rims, atLeast)
  }

  /** Everything, once there is a stage to show it on. */
  open(points: readonly Point[]): void {
    if (this.#opened || this.size.width === 0) return
    this.#opened = true
    this.eye.jump(this.#fitted(points))
  }

  /** Just these, and some more around them if that is less than `atLeast`. */
  show(points: readonly Point[], atLeast = 0): void {
    this.#go(this.#fitted(points, atLeast))
  }

  /** Is all of this on the stage? */
  sees(points: readonly Point[]): boolean {
    const { box } = this.eye
    const [across, down] = [box.width / 2 + 1, box.width / this.aspect / 2 + 1]
    return points.every(({ x, y }) => Math.abs(x - box.x) <= across && Math.abs(y - box.y) <= down)
  }

  /** The picture grows: shows all of it, as long as it can still be read and nobody wants to see it differently. */
  widen(points: readonly Point[]): void {
    const all = this.#fitted(points)
    if (this.free && all.width < this.size.width * BEARABLE) this.#go(all)
  }

  all(points: readonly Point[]): void {
    this.free = true
    this.show(points)
  }

  /** Close to one place. */
  centre(at: Point): void {
    this.#go(closeTo(at, this.size.width, this.#stage))
  }

  /** Comes closer if everything is too small to be read. */
  approach(at: Point): void {
    if (this.eye.aim.width > this.size.width * LEGIBLE) this.centre(at)
    else this.follow([at])
  }

  /** Has these in sight with what is around them, and moves no more than that needs. */
  follow(points: readonly Point[], around = this.#stage.around): void {
    const wide = points.flatMap(({ x, y }) => [
      { x: x - around, y: y - around },
      { x: x + around, y: y + around },
    ])
    if (points.length > 0) this.#go(including(this.eye.aim, wide, this.aspect, this.#rims))
  }

  zoom(by: number, at?: Point): void {
    this.free = false
    if (at === undefined) this.#go(zoomed(this.eye.aim, by, this.#stage))
    else this.eye.jump(zoomed(this.eye.box, by, this.#stage, at))
  }

  /** By pixels, as a finger does. */
  pan(dx: number, dy: number): void {
    this.free = false
    this.eye.jump(panned(this.eye.box, -dx * this.perPixel, -dy * this.perPixel))
  }

  stop(): void {
    this.eye.stop()
  }

  #go(to: Box): void {
    this.eye.go(to, look.still)
  }
}
