/** An eye over a picture: glides to its aim frame by frame, or jumps. */
import { glide, isSame, type Box } from './camera'

export class Eye {
  box = $state.raw<Box>({ x: 0, y: 0, width: 400 })
  readonly #easing: number
  #aim: Box | null = null
  #frame = 0
  #last = 0

  /** `easing`: milliseconds in which about two thirds of the way are made. */
  constructor(easing: number) {
    this.#easing = easing
  }

  /** Where it is going, or is. */
  get aim(): Box {
    return this.#aim ?? this.box
  }

  go(to: Box, atOnce: boolean): void {
    if (atOnce) return this.jump(to)
    this.#aim = to
    if (this.#frame !== 0) return
    this.#last = performance.now()
    this.#frame = requestAnimationFrame((now) => this.#tick(now))
  }

  jump(to: Box): void {
    this.stop()
    this.box = to
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#aim = null
  }

  #tick(now: number): void {
    const aim = this.#aim
    this.#frame = 0
    if (aim === null) return
    this.box = glide(this.box, aim, Math.max(0, now - this.#last), this.#easing)
    this.#last = now
    if (isSame(this.box, aim)) this.#aim = null
    else this.#frame = requestAnimationFrame((next) => this.#tick(next))
  }
}
