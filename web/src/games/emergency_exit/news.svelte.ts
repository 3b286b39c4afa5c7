/** New cards on show: big, then on their way to their place; a line instead where nothing may move or be covered. */
import { actedBy, newCards, type Card } from './news'
import type { Event, View } from './wire'

/** `line` tells name and meaning, `brief` the name alone. */
export type Form = 'big' | 'leaving' | 'line' | 'brief'
const TICK = 100
const LENGTHS: Readonly<Record<Form, number>> = { big: 2500, leaving: 420, line: 6000, brief: 3500 }
/** What nobody may miss for the sake of reading. */
const URGENT: ReadonlySet<string> = new Set(['lost_declared', 'exit_announced', 'route_revealed'])

export interface Reader {
  seat: number | null
  /** Nothing should move. */
  still: boolean
  replay: boolean
  /** New cards wait until they were read. */
  waits: boolean
}

export class News {
  /** On show now. */
  cards = $state.raw<readonly Card[]>([])
  form = $state<Form | null>(null)
  /** Marked until the first own action of the round. */
  marked = $state.raw<readonly Card[]>([])
  /** Big until somebody has read them: what happens meanwhile is shown afterwards. */
  holding = $state(false)
  #still = false
  #before: View | null = null
  #left = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** A letter came. The cards that are new with it. */
  take(view: View, events: readonly Event[], { seat, still, replay, waits }: Reader): readonly Card[] {
    const fresh = replay && events.length === 0 ? [] : newCards(this.#before, view, events)
    this.#before = view
    this.#still = still
    if (fresh.length > 0) {
      this.cards = this.marked = fresh
      if (waits && seat !== null && !replay) this.#hold()
      else this.#show(still ? 'line' : 'big')
    } else if (view.phase === 'reveal' || view.phase === 'over') this.acted()
    else if (actedBy(seat, events)) this.acted()
    else if (this.holding) this.#interrupt(events)
    // A tile is laid: nothing may lie over the pile any longer.
    else if (this.form !== null && this.form !== 'brief' && events.some(({ type }) => type === 'tile_played'))
      this.#show('brief')
    return fresh
  }

  acted(): void {
    this.marked = []
    if (this.holding) this.skip()
    if (this.form === 'line' || this.form === 'brief') this.stop()
  }

  skip(): void {
    if (this.form !== 'big') return
    if (this.#still) this.stop()
    else this.#show('leaving')
  }

  stop(): void {
    clearInterval(this.#timer)
    this.holding = false
    this.form = null
  }

  #hold(): void {
    this.#show('big')
    this.holding = true
    clearInterval(this.#timer)
  }

  #interrupt(events: readonly Event[]): void {
    if (events.some(({ type }) => URGENT.has(type))) this.skip()
  }

  #show(form: Form): void {
    clearInterval(this.#timer)
    this.holding = false
    this.form = form
    this.#left = LENGTHS[form]
    this.#timer = setInterval(() => this.#tick(), TICK)
  }

  /** Time stands still while a window (the guide, the rules) covers the table. */
  #tick(): void {
    if (document.querySelector('dialog[open]') !== null) return
    this.#left -= TICK
    if (this.#left > 0) return
    if (this.form === 'big') this.skip()
    else this.stop()
  }
}
