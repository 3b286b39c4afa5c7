/** What the play screen remembers between letters: what is being chosen, and the animation under way. */
import { makeMotion, type Motion } from '../../ui/motion'
import { beat } from './beats'
import type { Pick } from './choice'
import { after, EMPTY, settled, type Shown } from './show'
import type { Event, View } from './wire'

export class Screen {
  pick = $state.raw<Pick>({})
  /** What left no choice and was picked for you. As long as it is the pick, nobody has tapped anything. */
  #offered = $state.raw<Pick | null>(null)
  /** Which of several equal tiles in the hand was tapped. */
  held = $state<number | null>(null)
  shown = $state.raw<Shown>(EMPTY)
  /** An answer to the open window is on its way, and may lie sealed for a while. */
  answered = $state(false)
  /** What the picture was just before the event being played out. */
  before = $state.raw<Shown>(EMPTY)
  /** The event being played out, and for how long. */
  beat = $state.raw<{ event: Event; ms: number; id: number } | null>(null)
  #view: View | null = null
  #beats = 0
  readonly #motion: Motion<Event>

  constructor(onBeat: (event: Event, before: Shown) => void) {
    this.#motion = makeMotion<Event>(
      beat,
      (event, ms) => {
        this.before = this.shown
        this.shown = after(this.shown, event)
        if (ms > 0) this.beat = { event, ms, id: ++this.#beats }
        onBeat(event, this.before)
      },
      () => this.#rest(),
    )
  }

  /** A letter came. */
  take(view: View, events: readonly Event[], still: boolean): void {
    const before = this.#view
    this.#view = view
    if (before === null || isAnotherMoment(before, view)) this.clear()
    this.answered = false
    if (still) this.shown = events.reduce(after, this.shown)
    if (events.length === 0 || still) this.#motion.skip()
    else this.#motion.add(events)
  }

  clear(): void {
    this.pick = {}
    this.held = null
  }

  offer(pick: Pick): void {
    this.pick = pick
    this.#offered = pick
  }

  /** What somebody has chosen. */
  get meant(): Pick {
    return this.pick === this.#offered ? {} : this.pick
  }

  skip(): void {
    if (this.beat !== null) this.#motion.skip()
  }

  stop(): void {
    this.#motion.stop()
  }

  #rest(): void {
    this.beat = null
    if (this.#view !== null) this.shown = settled(this.#view, this.shown)
  }
}

/** Is something else to be chosen now? Then what was half chosen means nothing any more. */
function isAnotherMoment(a: View, b: View): boolean {
  const moment = ({ turns, step, question, window, aborts, hand, tiles }: View): string =>
    JSON.stringify([turns, step, question, window?.kind, window?.seat, aborts.length, hand, tiles.length])
  return moment(a) !== moment(b)
}
