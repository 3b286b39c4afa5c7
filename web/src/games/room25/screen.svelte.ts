/** What the play screen remembers between letters: what is being chosen, and the animation under way. */
import { makeMotion, type Motion } from '../../ui/motion'
import { beat } from './beats'
import type { Pick } from './choice'
import { after, EMPTY, settled, type Shown } from './show'
import type { Event, View } from './wire'

export class Screen {
  /** The parts of the answer, each a step from which one can go back. */
  picks = $state.raw<readonly Pick[]>([])
  shown = $state.raw<Shown>(EMPTY)
  /** What the picture was just before the event being played out. */
  before = $state.raw<Shown>(EMPTY)
  /** The event being played out, and for how long. */
  beat = $state.raw<{ event: Event; ms: number; id: number } | null>(null)
  #view: View | null = null
  #beats = 0
  readonly #motion: Motion<Event>

  /** What has to be read stays until then. */
  constructor(onBeat: (event: Event) => void, stays: (event: Event) => boolean) {
    this.#motion = makeMotion<Event>(
      (event, waiting) => (stays(event) ? Infinity : beat(event, waiting)),
      (event, ms) => {
        this.before = this.shown
        this.shown = after(this.shown, event)
        if (ms > 0) this.beat = { event, ms, id: ++this.#beats }
        onBeat(event)
      },
      () => this.#rest(),
    )
  }

  get pick(): Pick {
    return this.picks.at(-1) ?? {}
  }

  /** A letter came. Is something else to be chosen now? Then what was half chosen means nothing any more. */
  take(view: View, events: readonly Event[], still: boolean): boolean {
    const other = this.#view === null || moment(this.#view) !== moment(view)
    this.#view = view
    if (other) this.picks = []
    if (events.length === 0 || still) this.#motion.skip()
    else this.#motion.add(events)
    return other
  }

  skip(): void {
    if (this.beat !== null) this.#motion.hurry()
  }

  /** It has been read. */
  go(): void {
    this.#motion.go()
  }

  stop(): void {
    this.#motion.stop()
  }

  #rest(): void {
    this.beat = null
    if (this.#view !== null) this.shown = settled(this.#view, this.shown)
  }
}

const moment = ({ phase, round, going, place, turn, question, deciding, undecided, rooms }: View): string =>
  JSON.stringify([phase, round, going, place, turn, question, deciding, undecided, rooms.map(({ tile }) => tile)])
