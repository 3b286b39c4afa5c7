/** Everything that is chosen and done on the play screen, however it is done: by finger, key or list. */
import type { PlayProps } from '../../table/play-props'
import type { Point } from '../../ui/eye/camera'
import { Gaze } from '../../ui/eye/gaze.svelte'
import { framed, type Free } from './board/framing'
import { coveredBy, stageUnder } from './board/stage'
import { GameClock } from './clock.svelte'
import { deedsOf, givesUp } from './deeds'
import { hereOf, isDone } from './here'
import { Hand } from './hand.svelte'
import type { Key } from './keys'
import type { SlotId } from './slots'
import { switches } from './switches.svelte'
import { tapped } from './taps'
import { CHAMBER, everything, found, nodeOf, nodePoint, START, wayTo } from './temple'
import { nextBlow } from './timing'
import { buzz } from './touch'
import type { Node } from './terms'
import { banOf, whyNot, whyNoWay } from './why'
import type { Action, DieView, Event, Refusal, SeatView, Signal, View, Wire } from './wire'

export type Panel = 'gems' | 'treasures' | 'signal' | 'lift' | 'fate' | 'here'
export type Sheet = 'list' | 'switches' | 'help'
export type Wait = 'roll' | 'careful'

/** The table keeps what comes this much too early, so that the way there costs no time. */
const EARLY = 150
const SLIP = 300
const NOTHING = { wish: '', at: 0 }
/** What was turned down is marked for so long. */
const MARKED = 1200

const SILENCED: Refusal = { code: 'silenced', rule: 'TMP-6', facts: {} }

/** The button that asks for it. */
const markOf = (action: Action): string =>
  'side' in action && action.side !== null ? `way ${action.side}` : action.type

/** Half a minute before the doors slam everybody thinks of the way home; in the last minute, of the way out. */
const HOMEWARD = 35_000
const OUTWARD = 60_000

export class Desk {
  /** How high the notes are that stay over the board's lower edge, in pixels. */
  noted = $state(0)
  readonly gaze: Gaze = new Gaze(
    stageUnder(
      () => this.noted,
      () => this.gaze.size,
    ),
  )
  readonly clock = new GameClock()
  readonly hand = new Hand()
  panel = $state<Panel | null>(null)
  sheet = $state<Sheet | null>(null)
  map = $state(false)
  /** A roll that was asked for too early, and goes out as soon as it may. */
  waiting = $state<Wait | null>(null)
  /** The chamber that the next signal points at. */
  pointed = $state<Node | null>(null)
  /** Why the last thing that was wished for cannot be done. */
  why = $state.raw<Refusal | null>(null)
  /** And where it was wished for: a way, or a deed. */
  marked = $state<string | null>(null)
  #lastRoll = $state<number | null>(null)
  #sent = NOTHING
  #unmark: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #props: () => PlayProps<Wire>

  constructor(props: () => PlayProps<Wire>) {
    this.#props = props
  }

  readonly view: View = $derived.by(() => this.#props().letter.view)
  readonly book = $derived.by(() => this.#props().catalogue)
  readonly may = $derived.by((): readonly Action[] => (this.#props().replay === true ? [] : this.#props().letter.may))
  readonly seat = $derived.by(() => this.#props().seat)
  readonly own = $derived.by((): SeatView | null => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)))
  readonly deeds = $derived.by(() => deedsOf(this.view, this.book, this.seat ?? -1, this.may))
  /** What modules let one do here. */
  readonly here = $derived.by(() => {
    const { t, name } = this.#props()
    if (this.seat === null || !this.playing) return []
    return hereOf({ view: this.view, book: this.book, seat: this.seat, may: this.may, t, name })
  })
  readonly inside = $derived.by(() => this.own?.node != null && !this.own.left)
  /** The line is there, and what one sees is true. */
  readonly linked = $derived.by(() => this.#props().linked !== false)
  readonly playing = $derived.by(() => this.inside && this.view.phase === 'running' && this.#props().replay !== true)
  /** Those who are out still call to the others. */
  readonly talks = $derived.by(
    () => this.own !== null && !this.own.left && this.view.phase === 'running' && this.#props().replay !== true,
  )
  /** The way to where one is safe, while the doors are about to slam; to the exit, when the end draws near. */
  readonly homeward = $derived.by((): number | null => {
    const blow = this.playing ? nextBlow(this.view) : null
    const last = blow !== null && blow.number >= 3
    if (blow === null || this.own?.node == null || blow.at - this.clock.now > (last ? OUTWARD : HOMEWARD)) return null
    const goals = last ? [this.view.exit ?? -1] : [START]
    return wayTo(this.view, this.book, this.own.node, new Set(goals))
  })
  /** The doors are about to slam, and one stands where that does no harm. */
  readonly safe = $derived.by(() => {
    const blow = this.playing ? nextBlow(this.view) : null
    return blow !== null && blow.number < 3 && blow.at - this.clock.now <= HOMEWARD && this.own?.node === nodeOf(START)
  })
  /** Somebody has moved the eye by hand, and does not see every adventurer. */
  readonly cut = $derived.by(() => {
    const places = Object.values(this.view.seats).map(({ node }) => (node === null ? null : nodePoint(this.view, node)))
    return !this.gaze.free && !this.gaze.sees(places.filter((at) => at !== null))
  })
  readonly next = $derived.by(() =>
    this.own === null ? [] : this.hand.toRoll(this.own.dice, this.own.most_dice, this.own.must_roll),
  )
  readonly cursedHand = $derived.by(() => this.own?.curses.some(({ curse }) => curse === 'cursed_hand') === true)
  /** What a roll now could cost, in percent for each die. */
  readonly risk = $derived.by(() => this.#riskAt(this.clock.now))
  /** From when on a roll is as safe as can be. */
  readonly safeFrom = $derived.by(() => {
    const longest = Math.max(0, ...(this.own?.risk.map(([ms]) => ms) ?? []))
    return Math.max(this.own?.roll_from ?? 0, this.#lastRoll === null ? 0 : this.#lastRoll + longest)
  })

  #riskAt(now: number): number {
    if (this.own === null || this.#lastRoll === null) return 0
    const gone = Math.max(now, this.own.roll_from) - this.#lastRoll
    return this.own.risk.find(([ms]) => gone < ms)?.[1] ?? 0
  }

  /** A letter came. */
  hear(at: number, runs: number, heardAt: number, events: readonly Event[]): void {
    this.clock.told(at, runs, heardAt)
    const rolls = events.filter((event) => event.type === 'rolled').filter(({ seat }) => seat === this.seat)
    const last = rolls.at(-1)
    if (last !== undefined) this.#lastRoll = last.at
    if (this.own !== null)
      this.hand.take(
        this.own.dice,
        rolls.flatMap(({ dice }) => dice),
      )
    if (!this.playing) this.forget()
    else if (this.waiting !== null) this.#hold(this.waiting)
    if (this.panel === 'gems' && this.deeds.pool === null) this.panel = null
    if (this.panel === 'here' && this.here.length === 0) this.panel = null
  }

  /** The last wish was turned down, and may be wished again at once. */
  refused(): void {
    this.#mark(this.#sent.wish === '' ? null : markOf(JSON.parse(this.#sent.wish) as Action))
    this.forget()
    this.hand.rest()
    this.#sent = NOTHING
  }

  #mark(what: string | null): void {
    clearTimeout(this.#unmark)
    this.marked = what
    this.#unmark = setTimeout(() => (this.marked = null), MARKED)
  }

  /** The same wish twice in a moment is a finger that slipped; without a line there is nothing to wish for. */
  send(action: Action): void {
    if (!this.linked) return
    const [wish, now] = [JSON.stringify(action), performance.now()]
    if (this.#sent.wish === wish && now - this.#sent.at < SLIP) return
    this.#sent = { wish, at: now }
    this.#props().wish(action)
    buzz(8)
  }

  roll(careful = false): void {
    if (!this.playing || !this.linked) return
    // The last roll is still under way: this one goes when its dice lie.
    if (this.hand.tumbling.size > 0) return void (this.waiting = careful ? 'careful' : 'roll')
    const from = careful ? this.safeFrom : (this.own?.roll_from ?? 0)
    // While the clock stands the table says why not.
    if (this.clock.runs > 0 && this.clock.until(from) > EARLY) return this.#hold(careful ? 'careful' : 'roll')
    this.forget()
    const [dice, banned] = [this.next, banOf(this.view, 'roll', null)]
    if (dice.length === 0) return
    if (banned !== null) return this.#explain('roll', banned)
    this.hand.tumble(dice)
    this.send({ type: 'roll', dice })
  }

  #hold(wait: Wait): void {
    this.waiting = wait
    clearTimeout(this.#timer)
    const from = wait === 'careful' ? this.safeFrom : (this.own?.roll_from ?? 0)
    const ms = this.clock.until(from) - EARLY
    if (ms < 60_000) this.#timer = setTimeout(() => this.roll(wait === 'careful'), Math.max(0, ms))
  }

  /** Takes back the roll that waits. */
  forget(): void {
    clearTimeout(this.#timer)
    this.waiting = null
  }

  /** A die was tapped: kept or let go, or, if it is locked, freed if that can be done. */
  tapDie(die: DieView): void {
    const { mask } = this.deeds
    if (die.state !== 'locked') return this.hand.toggle(die)
    if (mask !== null && mask.seat === this.seat) this.send(mask)
  }

  go(side: number): void {
    const way = this.deeds.ways[side]
    if (way === undefined || !this.playing) return
    if (way.action !== null) return this.send(way.action)
    if (way.is !== 'wall') this.#explain(`way ${side}`, whyNoWay(this.view, this.seat ?? -1, way))
  }

  gems(): void {
    const best = this.deeds.levels.at(-1)
    const banned = banOf(this.view, 'gems', (this.own?.node ?? 0) >> 1) !== null
    if (this.deeds.pool !== null && !banned && (best === undefined || givesUp(this.deeds))) this.open('gems')
    else this.#do('gems', best === undefined ? null : { type: 'gems', level: best })
  }

  /** What is not allowed is answered with the reason, and nothing is asked of the house. */
  #do(slot: SlotId, action: Action | null): void {
    if (action !== null) this.send(action)
    else if (this.playing && this.own !== null) this.#explain(slot, whyNot(this.view, this.seat ?? -1, this.own, slot))
  }

  #explain(mark: string, why: Refusal): void {
    this.why = { ...why }
    this.#mark(mark)
  }

  lift(): void {
    const [first, second] = this.deeds.lifts
    if (second !== undefined) this.panel = this.panel === 'lift' ? null : 'lift'
    else this.#do('lift', first ?? null)
  }

  /** The one thing that can be done here, or a look at all of them. */
  doHere(): void {
    const can = this.here.filter(isDone)
    const [only] = can
    if (this.here.length === 1 && only !== undefined) this.send(only.action)
    else if (this.here.length > 0) this.open('here')
  }

  /** Answers a choice of one's own. */
  choose(prompt: number, option: number): void {
    this.send({ type: 'choose', prompt, option })
  }

  open(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel
    if (panel === 'signal') this.pointed = this.own?.node ?? null
  }

  signal(phrase: Signal['phrase']): void {
    if (this.own?.silent === true) return this.#explain('signal', SILENCED)
    this.send({ type: 'signal', phrase, node: this.pointed })
    this.panel = null
  }

  /** A tap on the board; twice points at a chamber. */
  tap(at: Point, twice: boolean): void {
    const tap = tapped(
      this.view,
      this.book,
      this.deeds,
      this.playing ? (this.own?.node ?? null) : null,
      at,
      twice && this.seat !== null,
    )
    if (tap?.is === 'go') this.go(tap.side)
    if (tap?.is === 'free') this.send(tap.action)
    if (tap?.is !== 'point') return
    this.panel = 'signal'
    this.pointed = tap.node
  }

  /** What one looks at: the own chamber and as much of the temple as can be read; for whoever only watches, everything. */
  get surroundings(): Point[] {
    const at = this.own?.node == null ? null : nodePoint(this.view, this.own.node)
    const all = everything(this.view, this.book)
    return at === null ? all : framed(at, all, found(this.view), this.#free)
  }

  get standsLeft(): boolean {
    const at = this.own?.node == null ? null : nodePoint(this.view, this.own.node)
    return at !== null && at.x < this.gaze.eye.box.x
  }

  /** The part of the board over which nothing lies. */
  get #free(): Free {
    const { size, eye } = this.gaze
    const { left, right, top, bottom } = coveredBy(this.noted, size)
    const perPixel = eye.aim.width / Math.max(1, size.width)
    return {
      x: eye.aim.x + ((left - right) / 2) * perPixel,
      y: eye.aim.y + ((top - bottom) / 2) * perPixel,
      width: Math.max(1, size.width - left - right),
      height: Math.max(1, size.height - top - bottom),
    }
  }

  look(node: Node | null): void {
    const at = node === null ? null : nodePoint(this.view, node)
    if (at !== null) this.gaze.follow([at], CHAMBER)
  }

  centre(): void {
    this.gaze.free = true
    this.gaze.show(this.surroundings)
  }

  /** And so it stays, until one finds oneself again. */
  whole(): void {
    this.gaze.all(everything(this.view, this.book))
    this.gaze.free = !this.inside
  }

  vote(yes: boolean): void {
    const { vote } = this.view
    if (vote === null || this.seat === null || !vote.waiting.includes(this.seat)) return
    this.send({ type: vote.kind === 'fate' ? 'vote_fate' : 'vote_concede', yes })
  }

  obey(key: Key): void {
    switch (key.is) {
      case 'die': {
        const die = this.own?.dice[key.at]
        return die === undefined ? undefined : this.tapDie(die)
      }
      case 'way':
        return this.go(key.side)
      case 'roll':
        return this.roll()
      case 'careful':
        return this.roll(true)
      case 'gems':
        return this.gems()
      case 'lift':
        return this.lift()
      case 'here':
        return this.doHere()
      case 'mask':
      case 'claim':
      case 'escape':
        return this.#do(key.is, this.deeds[key.is])
      case 'treasures':
      case 'fate':
      case 'signal':
        return this.open(key.is)
      case 'yes':
      case 'no':
        if (key.is === 'yes' && this.may.some(({ type }) => type === 'ready')) return this.send({ type: 'ready' })
        return this.vote(key.is === 'yes')
      case 'help':
      case 'list':
        return void (this.sheet = key.is)
      case 'map':
        return void (this.map = !this.map)
      case 'centre':
        return this.centre()
      case 'whole':
        return this.whole()
      case 'close':
        this.forget()
        return void (this.panel = null)
      default:
        return this.gaze.zoom(key.is === 'in' ? 1.25 : 0.8)
    }
  }

  /** Turns to one's own adventurer after a step, for those who want that. */
  follow(): void {
    if (!switches.follow || this.own?.node == null) return
    if (this.gaze.free) this.gaze.show(this.surroundings)
    else this.look(this.own.node)
  }

  stop(): void {
    clearTimeout(this.#unmark)
    this.forget()
    this.clock.stop()
    this.gaze.stop()
    this.hand.rest()
  }
}
