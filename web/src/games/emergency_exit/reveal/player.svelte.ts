/** Plays a reveal's moments on a timer: play, pause, step, scrub, speed. */
import type { Reveal } from '../wire'
import { lengthOf, momentsOf, nextStop, routeTiles, sceneAt, type Moment, type Scene } from './timeline'

export const SPEEDS = [1, 2, 4] as const
const FASTEST = SPEEDS[2]

export class Player {
  readonly reveal: Reveal
  readonly moments: readonly Moment[]
  at = $state(0)
  running = $state(false)
  speed = $state<number>(1)
  /** Has the end been reached once? Then nothing is left to give away, however far back one looks. */
  told = $state(false)
  readonly scene: Scene = $derived.by(() => sceneAt(this.moments, this.at))
  readonly #tiles: number
  readonly #onMoment: (moment: Moment) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(reveal: Reveal, fresh: boolean, onMoment: (moment: Moment) => void) {
    this.reveal = reveal
    this.moments = momentsOf(reveal)
    this.#tiles = routeTiles(reveal).length
    this.#onMoment = onMoment
    if (fresh) this.play()
    else this.#show(this.moments.length - 1, true)
  }

  play(): void {
    if (this.at >= this.moments.length - 1) this.at = 0
    this.running = true
    this.#wait()
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.running = false
  }

  skip(): void {
    this.pause()
    this.#show(this.moments.length - 1)
  }

  /** It cannot be told any faster, only be ended. */
  get isFastest(): boolean {
    return this.running && this.speed === FASTEST
  }

  /** First faster, then to the end: no single press that was meant for something else ends the walk. */
  hurry(): void {
    if (this.isFastest) return this.skip()
    this.speed = FASTEST
    this.play()
  }

  step(by: 1 | -1): void {
    this.pause()
    this.#show(nextStop(this.moments, this.at, by))
  }

  scrub(at: number): void {
    this.pause()
    this.#show(Math.min(this.moments.length - 1, Math.max(0, at)), true)
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length] ?? 1
    if (this.running) this.#wait()
  }

  #show(at: number, silent = false): void {
    this.at = at
    if (at >= this.moments.length - 1) this.told = true
    if (!silent) this.#onMoment(this.moments[at] as Moment)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const moment = this.moments[this.at] as Moment
    this.#timer = setTimeout(() => this.#next(), lengthOf(moment, this.#tiles, this.speed))
  }

  #next(): void {
    this.#show(this.at + 1)
    if (this.at >= this.moments.length - 1) this.running = false
    else this.#wait()
  }
}
