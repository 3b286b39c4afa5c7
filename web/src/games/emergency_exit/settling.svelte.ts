/** A button that has just become another one: for a moment it takes no press that was meant for what it was before. */
const MOMENT = 600

export class Settling {
  done = $state(true)
  #timer: ReturnType<typeof setTimeout> | undefined

  begin(): void {
    this.stop()
    this.done = false
    this.#timer = setTimeout(() => (this.done = true), MOMENT)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.done = true
  }
}
