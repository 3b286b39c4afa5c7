/** What the play screen remembers between letters: the choice in hand and the animation under way; never a past tile. */
import { makeMotion, type Motion } from '../../ui/motion'
import { beat, isShown } from './beats'
import { kept, NOTHING, type Choice } from './choice'
import { IN_PASSING } from './story'
import { after, EMPTY, settled, type Shown } from './pile-show'
import type { Event, View } from './wire'

const READING = 1800

export class Screen {
  choice = $state.raw<Choice>(NOTHING)
  answer = $state<boolean | null>(null)
  shown = $state.raw<Shown>(EMPTY)
  /** The event being played out. */
  beat = $state.raw<Event | null>(null)
  /** A danger that has just struck, on show long enough to be read. */
  passing = $state.raw<Event | null>(null)
  /** Was the newest reveal told while we watched? Then it is shown as it happened. */
  fresh = $state(false)
  #view: View | null = null
  #hand: readonly number[] = []
  readonly #motion: Motion<Event>
  #captionTimer: ReturnType<typeof setTimeout> | undefined

  constructor(onBeat: (event: Event) => void) {
    this.#motion = makeMotion<Event>(
      beat,
      (event) => {
        this.beat = event
        this.shown = after(this.shown, event)
        this.#caption(event)
        onBeat(event)
      },
      () => this.#rest(),
    )
  }

  /** A letter came. */
  take(view: View, events: readonly Event[], still: boolean): void {
    const hand = view.hand ?? []
    this.choice = kept(this.choice, this.#hand, hand)
    if (view.phase !== 'poll' || this.#view?.phase !== 'poll') this.answer = null
    this.#hand = hand
    this.#view = view
    if (view.reveal === null) this.fresh = false
    if (events.some(({ type }) => type === 'route_revealed')) this.fresh = !still
    if (events.length === 0 || still) this.#motion.skip()
    else this.#motion.add(events.filter(isShown))
    if (still) events.forEach((event) => this.#caption(event))
  }

  skip(): void {
    if (this.beat !== null) this.#motion.skip()
  }

  stop(): void {
    this.#motion.stop()
    clearTimeout(this.#captionTimer)
  }

  #caption(event: Event): void {
    if (!IN_PASSING.has(event.type)) return
    clearTimeout(this.#captionTimer)
    this.passing = event
    this.#captionTimer = setTimeout(() => (this.passing = null), READING)
  }

  #rest(): void {
    this.beat = null
    if (this.#view !== null) this.shown = settled(this.#view, this.shown)
  }
}
