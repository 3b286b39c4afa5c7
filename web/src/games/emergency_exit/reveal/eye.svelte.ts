/** The eye over the plan: glides to its aim frame by frame, or jumps. */
import { glide, same, viewBox, type Box } from './camera'

export class Eye {
  box = $state.raw<Box>({ x: 50, y: -50, width: 450 })
  #aim: Box | null = null
  #frame = 0
  #last = 0

  go(to: Box, atOnce: boolean): void {
    if (atOnce) return this.jump(to)
    this.#aim = to
    if (this.#frame === 0) {
      this.#last = performance.now()
      this.#frame = requestAnimationFrame((now) => this.#tick(now))
    }
  }

  jump(to: Box): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#aim = null
    this.box = to
  }

  viewBox(aspect: number): string {
    return viewBox(this.box, aspect)
  }

  #tick(now: number): void {
    const aim = this.#aim
    this.#frame = 0
    if (aim === null) return
    this.box = glide(this.box, aim, Math.max(0, now - this.#last))
    this.#last = now
    if (!same(this.box, aim)) this.#frame = requestAnimationFrame((next) => this.#tick(next))
  }
}
