/** A finished match as a film: at one letter, forwards by itself or by hand. */
import type { LetterMessage, ReplayLetter } from '../types'

export const SPEEDS = [0.5, 1, 2, 4]
const STEP_TIME = 1600
const EVENT_TIME = 450
/** No longer does a game of real time stand still. */
const LONGEST = 2000

export class Film {
  letters = $state.raw<readonly ReplayLetter[]>([])
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** In a game of real time its own clock says when the next step comes. */
  live = false
  /** Came here by one step forwards, so that what happened may be animated. */
  #stepped = $state(false)
  readonly match: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(match: string) {
    this.match = match
  }

  get last(): number {
    return Math.max(0, this.letters.length - 1)
  }

  get now(): ReplayLetter | null {
    return this.letters[this.at] ?? null
  }

  /** In the shape that a game's screen knows. */
  get letter(): LetterMessage | null {
    const now = this.now
    if (now === null) return null
    return {
      type: 'letter',
      match: this.match,
      number: now.number,
      at: now.at,
      happened: this.#stepped ? now.happened : [],
      view: now.view,
      may: now.may,
      asked: now.asked,
      clocks: {},
      take_back: { free: false, ask: false },
      missed: null,
      taken_back: null,
      runs: 0,
    }
  }

  /** Other eyes, the same moment. */
  show(letters: readonly ReplayLetter[]): void {
    this.letters = letters
    this.go(this.at)
  }

  go(at: number): void {
    this.#stepped = false
    this.at = Math.min(Math.max(0, at), this.last)
  }

  step(by: 1 | -1): void {
    const before = this.at
    this.go(before + by)
    this.#stepped = this.at === before + 1
  }

  /** The letter with this number, or the nearest one before it. */
  goToNumber(number: number): void {
    this.go(this.letters.findLastIndex((letter) => letter.number <= number))
  }

  play(): void {
    if (this.at === this.last) this.go(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#tick(), this.#pause / this.speed)
  }

  get #pause(): number {
    const [now, next] = [this.now, this.letters[this.at + 1]]
    if (this.live && now !== null && next !== undefined) return Math.min(next.at - now.at, LONGEST)
    return STEP_TIME + EVENT_TIME * Math.min(now?.happened.length ?? 0, 6)
  }

  #tick(): void {
    if (!this.playing) return
    this.step(1)
    if (this.at === this.last) this.pause()
    else this.#wait()
  }
}
