/** The game clock for ears: as true as the letters allow, without their jumps. */

/** The quickest letter of so many milliseconds tells the time best. */
const WINDOW = 15_000
/** Milliseconds that are put right at once; less is put right unheard. */
const JUMP = 250
const SLEW = 0.02
/** No letter is that late: the clock was set. */
const SET = 3000

export class Pacer {
  runs = 0
  /** What is to be added to the wall's time (times the speed), by each letter. */
  #told: { now: number; ahead: number }[] = []
  #ahead = 0
  #readAt = 0

  told(at: number, runs: number, now: number): void {
    const ahead = at - now * runs
    const fresh =
      runs !== this.runs || this.#told.length === 0 || Math.abs(ahead - this.#ahead) > SET * Math.max(1, runs)
    this.#told = [...(fresh ? [] : this.#told.filter((one) => one.now > now - WINDOW)), { now, ahead }]
    this.runs = runs
    if (fresh) this.#ahead = ahead
  }

  /** The game clock in milliseconds. Letters can only be late: the one that promises most is nearest to the truth. */
  read(now: number): number {
    const off = Math.max(...this.#told.map(({ ahead }) => ahead)) - this.#ahead
    const most = Math.max(0, now - this.#readAt) * SLEW * this.runs
    this.#readAt = now
    if (this.#told.length > 0)
      this.#ahead += Math.abs(off) > JUMP * Math.max(1, this.runs) ? off : Math.min(most, Math.max(-most, off))
    return now * this.runs + this.#ahead
  }

  forget(): void {
    this.#told = []
    this.runs = 0
  }
}
