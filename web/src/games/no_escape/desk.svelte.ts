/** Everything that is chosen and done on the play screen, however it is done: by finger, key or list. */
import type { PlayProps } from '../../table/play-props'
import type { Sides } from '../../ui/eye/camera'
import { Gaze } from '../../ui/eye/gaze.svelte'
import { isBoom } from './beats'
import { everything, wreckage } from './board/focus'
import { isOnItsSide, PLAQUE, QUESTION, STAGE } from './board/stage'
import {
  chosen,
  cycled,
  filled,
  matching,
  missing,
  optionsOf,
  picking,
  turnable,
  valuesOf,
  without,
  type Field,
  type Option,
  type Pick,
} from './choice'
import { deedsOf } from './deeds'
import { stepsBy } from './distance'
import { slotAt, slotPoint, spotPoint, type Point } from './geometry'
import type { Key } from './keys'
import type { Screen } from './screen.svelte'
import { passing } from './passing.svelte'
import { meeplePoint } from './show'
import { stationOf } from './station'
import { slotsOf, tapped, towards, waysOf, whyNot } from './taps'
import type { Slot, Spot, Way } from './terms'
import type { Action, Wire } from './wire'
import { spotWords, went } from './walk'
import { optionWords, type Teller } from './words'

export type Sheet = 'list' | 'switches' | 'piles' | 'flip'

export class Desk {
  /** How tall the plaque at the top of the board is that tells why the station blew apart. */
  plaque = $state(0)
  /** How tall all is that is told and asked at the bottom of the board. */
  told = $state(0)
  readonly gaze = new Gaze({ ...STAGE, covered: () => this.#covered })
  sheet = $state<Sheet | null>(null)
  excuse = $state.raw<{ code: string; rule: string } | null>(null)
  /** Where somebody walks with the keyboard. */
  cursor = $state.raw<Spot | null>(null)
  readonly #props: () => PlayProps<Wire>
  readonly screen: Screen

  constructor(props: () => PlayProps<Wire>, screen: Screen) {
    this.#props = props
    this.screen = screen
  }

  readonly view = $derived.by(() => this.#props().letter.view)
  readonly book = $derived.by(() => this.#props().catalogue)
  /** Is this seat asked for what the page lets pass by itself? Then nothing is offered that would be gone at once. */
  readonly passes = $derived.by(() => this.#asked && passing.covers(this.view))
  readonly may = $derived.by((): readonly Action[] =>
    this.#props().replay === true || this.passes ? [] : this.#props().letter.may,
  )
  /** Is this seat waited for? */
  readonly waitedFor = $derived.by(() => this.#asked && !this.passes)
  readonly options = $derived.by(() => optionsOf(this.may, this.view))
  readonly station = $derived.by(() => stationOf(this.book, this.view))
  readonly ready = $derived.by(() => chosen(this.options, this.screen.pick))
  readonly deeds = $derived.by(() => deedsOf(this.view, this.may, this.options, this.screen.pick))
  readonly ways = $derived.by(() => waysOf({ options: this.options, pick: this.screen.pick }))
  readonly slots = $derived.by(() => slotsOf({ options: this.options, pick: this.screen.pick }))
  /** Players and discarded tiles to choose from, when that is what has to be chosen. */
  readonly people = $derived.by(() => (this.#wants('seat') ? valuesOf(this.options, this.screen.pick, 'seat') : []))
  readonly takes = $derived.by(() => (this.#wants('take') ? valuesOf(this.options, this.screen.pick, 'take') : []))
  /** Worth a list in words: all that could be done with the tile in hand, or all that a question offers. */
  readonly listed = $derived.by(() => {
    const { tile } = this.screen.pick
    return tile === undefined ? this.options : matching(this.options, { tile })
  })

  /** The station has blown apart, as soon as that is seen. */
  readonly broken = $derived.by(
    () => this.view.outcome === 'exploded' && (this.screen.beat === null || isBoom(this.screen.beat.event)),
  )

  /** All that is drawn of the maze, and the places that are or will be chosen. */
  readonly whole = $derived.by(() => {
    if (this.broken) return wreckage(this.screen.shown.tiles)
    const { exits, targets } = this.view
    const aims = [targets?.at, targets?.to].flatMap((slot) => (slot == null ? [] : [slot]))
    return everything({ tiles: this.screen.shown.tiles, exits }, [...this.slots, ...aims])
  })

  /** How much of the board the question covers whether to abort; nothing for those who only watch others answer. */
  readonly asking = $derived.by(() => {
    const { seat, replay } = this.#props()
    const eligible = this.view.window?.eligible ?? []
    return seat === null || replay === true || this.passes || !eligible.includes(seat) ? 0 : this.told
  })

  get #covered(): Sides {
    const sides = STAGE.covered()
    if (this.asking > 0 && !isOnItsSide()) {
      const top = this.screen.shown.dice === null ? PLAQUE : sides.top
      return { ...sides, top, bottom: Math.max(sides.bottom, this.asking + QUESTION) }
    }
    return this.broken && this.plaque > 0 ? { ...sides, top: this.plaque + PLAQUE, bottom: PLAQUE } : sides
  }

  get #asked(): boolean {
    return this.#props().replay !== true && this.#props().letter.asked
  }

  get teller(): Teller {
    const { t, name } = this.#props()
    return { t, name, catalogue: this.book }
  }

  #wants(field: Field): boolean {
    return missing(this.options, without(this.screen.pick, field)) === field
  }

  where(seat: number): Point | null {
    return meeplePoint(this.book, this.view.side, this.screen.shown, seat)
  }

  /** Where the arrows stand around: the space on which a way has to be chosen. */
  get asked(): Point | null {
    const { question, meeples, side } = this.view
    const spot = question?.kind === 'branch' ? (meeples[question.seat]?.spot ?? null) : null
    return spot === null ? null : spotPoint(this.book, this.book.sides[side], this.view.tiles, spot)
  }

  usable(tile: string): boolean {
    return this.options.some(({ pick }) => pick.tile === tile)
  }

  /** A letter came: a flipped tile is as good as chosen, and so is what leaves no choice. */
  begin(): void {
    this.excuse = null
    if (Object.keys(this.screen.pick).length > 0) return
    if (this.view.flipped !== null && this.options.length > 0) this.hold(0)
    else if (this.view.window !== null) this.#offerAbort()
    else this.screen.offer(filled(this.options, {}))
  }

  /** Whoever can abort has the tile in hand at once, and chooses only between several kinds. */
  #offerAbort(): void {
    const kinds = new Set(this.options.map(({ pick }) => pick.tile))
    const at = kinds.size === 1 ? (this.view.hand ?? []).findIndex((tile) => kinds.has(tile)) : -1
    if (at >= 0) this.hold(at)
  }

  /** Is what one sees still being played out? Then nothing is thrown away by a tap that was meant for that. */
  get early(): boolean {
    return this.screen.beat !== null && this.deeds.main?.type === 'skip_action'
  }

  send(action: Action): void {
    if (this.#props().pending) return
    this.#props().wish(action)
    this.screen.answered = this.view.window !== null
  }

  go(): void {
    const { main } = this.deeds
    if (main === null || this.early) return
    if (main.type === 'skip_action') this.sheet = 'flip'
    else this.send(main)
  }

  /** After it was asked for twice. */
  flip(): void {
    this.sheet = null
    if (this.deeds.main?.type === 'skip_action') this.send(this.deeds.main)
  }

  goOther(): void {
    if (this.deeds.other !== null) this.send(this.deeds.other)
  }

  /** How far it would be to an exit by each of the ways; null where none is that way. */
  stepsBy(way: Way): number | null {
    const { question } = this.view
    return question === null ? null : stepsBy(this.station, this.view, question.seat, way)
  }

  /** Does what is chosen take the last maze tile out of the hand, so that flipping follows? */
  get lastTile(): boolean {
    const { tile } = this.screen.pick
    const mazes = (this.view.hand ?? []).filter((held) => held in this.book.maze)
    if (tile === undefined || mazes.length !== 1) return false
    const given = this.view.question?.kind === 'give' && tile === mazes[0]
    return (given || tile === 'collapse') && this.usable(tile)
  }

  /** A tile of the hand; once more puts it back, but not the abort that one is about to play. */
  hold(at: number): void {
    const tile = this.view.flipped ?? this.view.hand?.[at]
    if (tile === undefined) return
    this.excuse = null
    if (this.screen.held === at && this.view.flipped === null)
      return this.view.window !== null && this.usable(tile) ? undefined : this.screen.clear()
    this.screen.held = at
    this.screen.pick = picking(this.options, {}, 'tile', tile)
    this.gaze.follow(this.slots.map(slotPoint))
  }

  choose(field: Field, value: unknown): void {
    if (field === 'way' && this.screen.pick.way === value) return this.go()
    this.screen.pick = picking(this.options, this.screen.pick, field, value)
  }

  /** One of the list. */
  take(option: Option): void {
    const { tile, at, to } = option.pick
    this.sheet = null
    this.screen.pick = option.pick
    if (tile !== undefined) this.screen.held = this.view.flipped === null ? (this.view.hand?.indexOf(tile) ?? null) : 0
    this.gaze.follow([at, to].flatMap((slot) => (slot === undefined ? [] : [slotPoint(slot)])))
    this.#tell(option)
  }

  tap(at: Point, reach: number, twice: boolean): void {
    this.excuse = null
    const { options, view } = this
    const asked = this.asked
    const meeples = view.meeples.map((_, seat) => this.where(seat))
    const next = tapped({ options, pick: this.screen.pick, meeples, asked }, at, reach)
    if (next?.way !== undefined) return this.choose('way', next.way)
    if (next !== null) return this.#picked(next)
    if (twice) return this.centre()
    const laying = options.some(
      ({ action, pick }) => action.type === 'place_tile' && pick.tile === this.screen.pick.tile,
    )
    if (laying) this.excuse = { code: whyNot(view, slotAt(at)), rule: 'NE-3.3' }
  }

  /** Meant now, also where it left no choice. What can be chosen after this comes into sight. */
  #picked(pick: Pick): void {
    this.screen.pick = { ...pick }
    if (missing(this.options, pick) === 'to') this.gaze.follow(this.slots.map(slotPoint))
  }

  centre(): void {
    const { view } = this
    const { seat } = this.#props()
    const who = view.question?.seat ?? (seat !== null && view.meeples[seat]?.spot ? seat : view.turn)
    this.gaze.free = false
    this.gaze.centre((who === null ? null : this.where(who)) ?? { x: 0, y: 0 })
  }

  obey(key: Key, onBoard: boolean): void {
    switch (key.is) {
      case 'hand':
        return this.hold(key.at)
      case 'turn':
        return this.#turn(key.by)
      case 'way':
        return this.#arrow(key.way, onBoard)
      case 'go':
        return this.go()
      case 'other':
        return this.goOther()
      case 'clear':
        return this.screen.clear()
      case 'list':
        return void (this.sheet = 'list')
      case 'centre':
        return this.centre()
      case 'whole':
        return this.gaze.all(this.whole)
      default:
        return this.gaze.zoom(key.is === 'in' ? 1.25 : 0.8)
    }
  }

  #arrow(way: Way, onBoard: boolean): void {
    if (this.ways.length > 0)
      return this.ways.includes(way) ? void (this.screen.pick = { ...this.screen.pick, way }) : undefined
    if (this.slots.length > 0) return this.#step(way)
    if (onBoard) this.#walk(way)
  }

  /** From one place that may be chosen to the next. */
  #step(way: Way): void {
    const { pick } = this.screen
    const field = pick.at !== undefined && valuesOf(this.options, pick, 'to').length > 0 ? 'to' : 'at'
    const from: Slot | null = pick[field] ?? null
    const to = towards(this.slots, from, way)
    if (to === null) return
    this.screen.pick = picking(this.options, pick, field, to)
    this.gaze.follow([slotPoint(to)])
    if (this.ready !== null) this.#tell(this.ready)
  }

  #walk(way: Way): void {
    const { seat, t, announce } = this.#props()
    const own = seat === null ? null : (this.view.meeples[seat]?.spot ?? null)
    const step = went(this.station, this.cursor ?? own ?? [0, 0, 0], way)
    if (typeof step === 'string') return announce(t(`ui.walk.${step}`))
    this.cursor = step.spot
    this.gaze.follow([spotPoint(this.book, this.book.sides[this.view.side], this.view.tiles, step.spot)])
    announce(spotWords(this.station, this.view, step.spot, this.teller))
  }

  #turn(by: number): void {
    const { pick } = this.screen
    const slot = pick.to ?? pick.at
    const field = slot === undefined ? null : turnable(this.options, pick, slot)
    if (field === null) return
    this.screen.pick = cycled(this.options, pick, field, by)
    if (this.ready !== null) this.#tell(this.ready)
  }

  #tell(option: Option): void {
    this.#props().announce(optionWords(option, this.view, this.teller))
  }
}
