/** How long this seat still has, by the clock of this page; stands still in a pause. */
import type { LetterMessage } from '../../types'
import { LAST_MOMENT } from './late'

export class Patience {
  #letter: LetterMessage | null = null
  #left = Infinity
  #since = 0
  #ticking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Milliseconds until time is up; without a limit it never is. */
  get left(): number {
    return this.#ticking ? this.#left - (performance.now() - this.#since) : this.#left
  }

  /** Follows the newest letter and pauses; `lastMoment` is called shortly before the end. */
  follow(letter: LetterMessage, seat: number | null, ticking: boolean, lastMoment: () => void): void {
    this.stop()
    const seconds = seat === null ? undefined : letter.clocks[String(seat)]
    if (letter !== this.#letter) this.#left = seconds === undefined ? Infinity : seconds * 1000
    this.#letter = letter
    this.#since = performance.now()
    this.#ticking = ticking
    if (ticking && this.#left < Infinity)
      this.#timer = setTimeout(lastMoment, Math.max(0, this.#left - LAST_MOMENT * 1000))
  }

  stop(): void {
    this.#left = this.left
    this.#ticking = false
    clearTimeout(this.#timer)
  }
}
