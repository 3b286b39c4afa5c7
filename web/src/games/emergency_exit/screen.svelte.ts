/** What the play screen remembers between letters: the choice in hand and the animation under way; never a past tile. */
import { makeMotion, type Motion } from '../../ui/motion'
import { beat, CALL, isShown, SEEN } from './beats'
import { kept, NOTHING, type Choice } from './choice'
import { IN_PASSING } from './story'
import { after, EMPTY, settled, type Shown } from './pile-show'
import type { Event, ExitAnnounced, LostDeclared, View } from './wire'

const READING = 1800

export class Screen {
  choice = $state.raw<Choice>(NOTHING)
  answer = $state<boolean | null>(null)
  shown = $state.raw<Shown>(EMPTY)
  /** The event being played out. */
  beat = $state.raw<Event | null>(null)
  /** A danger that has just struck, on show long enough to be read. */
  passing = $state.raw<Event | null>(null)
  /** Somebody has just said LOST, or announced the exit: everything else waits for a moment. */
  call = $state.raw<LostDeclared | ExitAnnounced | null>(null)
  /** Was the newest reveal told while we watched? Then it is shown as it happened. */
  fresh = $state(false)
  /** What happened while something else was being read; shown afterwards, in order. */
  held = $state.raw<readonly Event[]>([])
  #unseen: readonly Event[] = []
  #view: View | null = null
  #hand: readonly number[] = []
  readonly #motion: Motion<Event>
  readonly #onBeat: (event: Event) => void
  #captionTimer: ReturnType<typeof setTimeout> | undefined
  #callTimer: ReturnType<typeof setTimeout> | undefined

  constructor(onBeat: (event: Event) => void) {
    this.#onBeat = onBeat
    this.#motion = makeMotion<Event>(
      (event, waiting) => (this.#unseen.includes(event) ? Math.max(SEEN, beat(event, 0)) : beat(event, waiting)),
      (event) => {
        this.beat = event
        this.shown = after(this.shown, event)
        this.#tell(event)
      },
      () => this.#rest(),
    )
  }

  /** A letter came. `hold`: somebody reads, so what happens waits. */
  take(view: View, events: readonly Event[], still: boolean, hold = false): void {
    const hand = view.hand ?? []
    this.choice = kept(this.choice, this.#hand, hand)
    if (view.phase !== 'poll' || this.#view?.phase !== 'poll') this.answer = null
    this.#hand = hand
    this.#view = view
    if (view.reveal === null) this.fresh = false
    if (events.some(({ type }) => type === 'route_revealed')) this.fresh = !still
    this.#show(events, still, hold)
  }

  #show(events: readonly Event[], still: boolean, hold: boolean): void {
    const shown = events.filter(isShown)
    if (events.length === 0) this.#forget()
    else if (hold && this.held.length + shown.length > 0) this.held = [...this.held, ...shown]
    else if (!still || this.#unseen.length > 0) this.#motion.add(shown)
    else {
      this.#motion.skip()
      shown.forEach((event) => this.#tell(event))
    }
  }

  /** It has been read: now what was held, each tile long enough to be seen. */
  release(): void {
    const late = this.held
    this.held = []
    if (late.length === 0) return
    this.#unseen = [...this.#unseen, ...late]
    this.#motion.add(late)
  }

  /** A tap hurries what is on stage, but never past a tile that nobody could see before. */
  skip(): void {
    if (this.beat === null || this.#unseen.includes(this.beat)) return
    this.#hush()
    this.#motion.skip()
  }

  stop(): void {
    this.#motion.stop()
    this.#hush()
    clearTimeout(this.#captionTimer)
  }

  #forget(): void {
    this.held = []
    this.#hush()
    this.#motion.skip()
  }

  #tell(event: Event): void {
    if (event.type === 'lost_declared' || event.type === 'exit_announced') this.#cry(event)
    this.#caption(event)
    this.#onBeat(event)
  }

  #caption(event: Event): void {
    if (!IN_PASSING.has(event.type)) return
    clearTimeout(this.#captionTimer)
    this.passing = event
    this.#captionTimer = setTimeout(() => (this.passing = null), READING)
  }

  #cry(event: LostDeclared | ExitAnnounced): void {
    clearTimeout(this.#callTimer)
    this.call = event
    this.#callTimer = setTimeout(() => (this.call = null), CALL)
  }

  #hush(): void {
    clearTimeout(this.#callTimer)
    this.call = null
  }

  #rest(): void {
    this.beat = null
    this.#unseen = []
    if (this.#view !== null) this.shown = settled(this.#view, this.shown)
  }
}
