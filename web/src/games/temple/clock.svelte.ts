/** The game clock as this page knows it: told by every letter, counted on in between. */
import { untrack } from 'svelte'

const TICK = 100

export class GameClock {
  /** Milliseconds, a few times a second. */
  now = $state(0)
  runs = $state(0)
  #at = 0
  #heard = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** What it read at `heardAt` of this page, and how fast it goes: 0 stands still. */
  told(at: number, runs: number, heardAt: number): void {
    this.#at = at
    this.#heard = heardAt
    untrack(() => {
      this.runs = runs
      this.now = at
    })
    clearInterval(this.#timer)
    if (runs > 0) this.#timer = setInterval(() => (this.now = this.read()), TICK)
  }

  /** To the millisecond. */
  read(): number {
    return this.#at + (performance.now() - this.#heard) * untrack(() => this.runs)
  }

  /** How long until then, in milliseconds of this page. */
  until(at: number): number {
    const runs = untrack(() => this.runs)
    return runs > 0 ? Math.max(0, (at - this.read()) / runs) : Infinity
  }

  /** Nobody knows what it reads: it stands until the next word of it, or until the line answers again. */
  hold(on: boolean): void {
    clearInterval(this.#timer)
    if (!on && untrack(() => this.runs) > 0) this.#timer = setInterval(() => (this.now = this.read()), TICK)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
