/** New cards on show: big, then on their way to their place; a line instead where nothing may move or be covered. */
import { actedBy, newCards, type Card } from './news'
import type { Event, View } from './wire'

/** `line` tells name and meaning, `brief` the name alone. */
export type Form = 'big' | 'leaving' | 'line' | 'brief'
const TICK = 100
const LENGTHS: Readonly<Record<Form, number>> = { big: 2500, leaving: 420, line: 6000, brief: 3500 }

export class News {
  /** On show now. */
  cards = $state.raw<readonly Card[]>([])
  form = $state<Form | null>(null)
  /** Marked until the first own action of the round. */
  marked = $state.raw<readonly Card[]>([])
  #before: View | null = null
  #left = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** A letter came. The cards that are new with it. */
  take(view: View, events: readonly Event[], seat: number | null, still: boolean, replay: boolean): readonly Card[] {
    const fresh = replay && events.length === 0 ? [] : newCards(this.#before, view, events)
    this.#before = view
    if (fresh.length > 0) {
      this.cards = this.marked = fresh
      this.#show(still ? 'line' : 'big')
    } else if (view.phase === 'reveal' || view.phase === 'over') this.acted()
    else if (actedBy(seat, events)) this.acted()
    // A tile is laid: nothing may lie over the pile any longer.
    else if (this.form !== null && this.form !== 'brief' && events.some(({ type }) => type === 'tile_played'))
      this.#show('brief')
    return fresh
  }

  acted(): void {
    this.marked = []
    if (this.form === 'line' || this.form === 'brief') this.stop()
  }

  skip(): void {
    if (this.form === 'big') this.#show('leaving')
  }

  stop(): void {
    clearInterval(this.#timer)
    this.form = null
  }

  #show(form: Form): void {
    clearInterval(this.#timer)
    this.form = form
    this.#left = LENGTHS[form]
    this.#timer = setInterval(() => this.#tick(), TICK)
  }

  /** Time stands still while a window (the guide, the rules) covers the table. */
  #tick(): void {
    if (document.querySelector('dialog[open]') !== null) return
    this.#left -= TICK
    if (this.#left > 0) return
    if (this.form === 'big') this.#show('leaving')
    else this.stop()
  }
}
