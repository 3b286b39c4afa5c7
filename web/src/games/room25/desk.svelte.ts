/** Everything that is chosen and done on the play screen, however it is done: by finger or by key. */
import { CardReading } from '../../table/card-reading.svelte'
import {
  chosen,
  lineIn,
  lineKey,
  matching,
  missing,
  optionsOf,
  picking,
  pickingCell,
  remindersOf,
  valuesOf,
} from './choice'
import type { Field, Named, Option, Pick } from './choice'
import { deedOf, type Deed } from './deeds'
import { beside, cellsOf, CENTRE, wayOf, type Way } from './geometry'
import type { Key } from './keys'
import { ownFigures } from './people'
import type { Screen } from './screen.svelte'
import type { Cell, Line, Play, Robot, Who } from './terms'
import { pickWords, roomWords, seenHere, type Teller } from './words'
import type { Action, Event, Looked } from './wire'

export type Sheet = 'notes' | 'key' | 'jammed' | 'role' | 'reveal_role' | { figure: Who } | { card: number }

export class Desk {
  sheet = $state.raw<Sheet | null>(null)
  /** The room somebody wants to know about. */
  about = $state<Cell | null>(null)
  /** Where the keyboard is. */
  cursor = $state<Cell>(CENTRE)
  /** A reminder is being laid. */
  reminding = $state(false)
  /** What only this guest sees, until it is put away. */
  seen = $state.raw<readonly Looked[]>([])
  /** What a bot or the clock has looked at in this guest's place: it waits to be opened. */
  #unseen = $state.raw<readonly Looked[]>([])
  /** The newest card of this round: to be read again at leisure. */
  drawn = $state.raw<readonly number[]>([])
  /** Cards that have still to be read, the first on top. */
  unread = $state.raw<readonly number[]>([])
  readonly reading = new CardReading('room25')
  readonly #play: () => Play
  readonly screen: Screen

  constructor(play: () => Play, screen: Screen) {
    this.#play = play
    this.screen = screen
  }

  get play(): Play {
    return this.#play()
  }

  readonly view = $derived.by(() => this.play.letter.view)
  readonly may = $derived.by((): readonly Action[] => (this.play.replay === true ? [] : this.play.letter.may))
  readonly reminders = $derived.by(() => remindersOf(this.may))
  readonly options = $derived.by((): readonly Option[] => (this.reminding ? this.reminders : optionsOf(this.may)))
  readonly pick = $derived.by(() => this.screen.pick)
  readonly ready = $derived.by(() => chosen(this.options, this.pick))
  readonly field = $derived.by(() => missing(this.options, this.pick))
  readonly deed = $derived.by((): Deed =>
    this.reminding ? 'remind' : deedOf(this.view.question, this.options, this.pick),
  )
  readonly cells = $derived.by(() => [...this.#offered('cell'), ...this.#offered('to')])
  readonly people = $derived.by(() => this.#offered('who'))
  readonly robots = $derived.by(() => this.#offered('robot'))
  readonly lines = $derived.by(() => this.#offered('line'))
  readonly uses = $derived.by(() => this.#offered('use'))
  /** A robot may go itself instead of pushing somebody. */
  readonly goesItself = $derived.by(
    () => this.field === 'who' && valuesOf(this.options, this.pick, 'who').includes(null),
  )
  readonly own = $derived.by(() => ownFigures(this.view, this.play.seat))
  /** Anybody may try to show a guard's face, so that the button tells nothing. */
  readonly mayReveal = $derived.by(
    () =>
      this.play.replay !== true &&
      this.view.outcome === null &&
      this.own.some(({ role, shown }) => role !== null && !shown),
  )

  get teller(): Teller {
    const { t, name, catalogue } = this.play
    return { view: this.view, catalogue, t, name }
  }

  /** What can be named next. */
  #offered<F extends Field>(field: F): NonNullable<Named[F]>[] {
    if (this.field !== field) return []
    return valuesOf(this.options, this.pick, field).flatMap((value) =>
      value === null ? [] : [value as NonNullable<Named[F]>],
    )
  }

  /** What has been named, or is the only thing that can be. */
  get named(): Pick {
    return this.ready?.names ?? this.pick
  }

  /** A letter came. */
  begin(anew: boolean): void {
    if (anew) this.reminding = false
    const mine = this.play.letter.happened.flatMap((event) =>
      event.type === 'looked' && event.room !== null ? [event] : [],
    )
    if (mine.length === 0 || this.play.replay === true) return
    if (this.#isPlayedFor) this.#unseen = [...this.#unseen, ...mine]
    else this.seen = [...this.seen, ...mine]
  }

  /** Somebody else has chosen what this letter tells. */
  get #isPlayedFor(): boolean {
    const { letter, around, seat } = this.play
    // Whoever rests is shown the game as those who watch.
    return letter.late === true || seat === null || around.seats[seat]?.stand_in === true
  }

  /** As long as it is remembered (R25-4.13). */
  readonly unseen = $derived.by(() =>
    this.#unseen.filter(({ cell, room }) => room !== null && seenHere(this.view, cell) === room),
  )

  /** Opens all of it, one after the other. */
  catchUp(): void {
    this.seen = [...this.seen, ...this.unseen]
    this.#unseen = []
  }

  /** An event is played out. */
  heard(event: Event): void {
    if (event.type === 'round_began') this.drawn = []
    if (event.type !== 'card_drawn') return
    this.drawn = [event.card]
    if (this.stays(event)) this.unread = [...this.unread, event.card]
  }

  /** A card waits for whoever plays to read it. By post a round lasts for days: there it is shown, and keeps nothing back. */
  stays(event: Event): boolean {
    const { seat, replay, around } = this.play
    return event.type === 'card_drawn' && seat !== null && replay !== true && !around.by_post && this.reading.waits
  }

  read(): void {
    this.unread = this.unread.slice(1)
    this.screen.go()
  }

  dismiss(): void {
    this.seen = this.seen.slice(1)
  }

  send(action: Action): void {
    if (!this.play.pending) this.play.wish(action)
  }

  go(): void {
    if (this.ready === null) return
    this.send(this.ready.action)
    if (this.reminding) this.remind(false)
  }

  back(): void {
    if (this.seen.length > 0) this.dismiss()
    else if (this.unread.length > 0) this.read()
    else if (this.about !== null) this.about = null
    else if (this.screen.picks.length > 0) this.screen.picks = this.screen.picks.slice(0, -1)
    else if (this.reminding) this.remind(false)
  }

  remind(on: boolean): void {
    this.reminding = on
    this.about = null
    this.screen.picks = []
  }

  #take(pick: Pick | null): boolean {
    if (pick === null) return false
    this.about = null
    this.screen.picks = [...this.screen.picks, pick]
    if (this.ready !== null) this.play.announce(pickWords(this.ready.names, this.teller))
    return true
  }

  /** A room: part of the answer, the whole of it if it is tapped again, or something to read about. */
  tapCell(cell: Cell): void {
    this.cursor = cell
    const { cell: one, to } = this.named
    if (this.ready !== null && (to ?? one) === cell) return this.go()
    const last = this.screen.picks.at(-1)
    const retry = this.screen.picks.at(-2) ?? {}
    if (this.#take(pickingCell(this.options, this.pick, cell))) return
    if (last?.cell != null && this.#swap(pickingCell(this.options, retry, cell))) return
    this.about = this.about === cell ? null : cell
  }

  /** Another one instead of the last. */
  #swap(pick: Pick | null): boolean {
    if (pick === null) return false
    this.screen.picks = this.screen.picks.slice(0, -1)
    return this.#take(pick)
  }

  tapWho(who: Who | null): void {
    if (this.ready !== null && this.named.who === who) return this.go()
    this.#name('who', who)
  }

  tapRobot(robot: Robot): void {
    this.#name('robot', robot)
  }

  tapLine(line: Line, forward: boolean): void {
    const key = lineKey(line, forward)
    if (this.ready !== null && this.named.line === key) return this.go()
    this.#name('line', key)
  }

  /** Where only this is to be said, its button says it all. */
  tapUse(use: string): void {
    this.#name('use', use)
    if (this.ready !== null && isOnly('use', this.ready.names)) this.go()
  }

  #name<F extends Field>(field: F, value: Named[F]): void {
    if (this.#take(picking(this.options, this.pick, field, value))) return
    this.#swap(picking(this.options, this.screen.picks.at(-2) ?? {}, field, value))
  }

  /** All lines that can still be named, also when one of them is. */
  get openLines(): readonly string[] {
    const before = 'line' in this.pick ? (this.screen.picks.at(-2) ?? {}) : this.pick
    return matching(this.options, before).flatMap(({ names }) => names.line ?? [])
  }

  /** Rooms that could be named instead of the last one. */
  get openCells(): readonly Cell[] {
    const last = this.screen.picks.at(-1)
    if (this.field === 'cell' || this.field === 'to' || last === undefined) return this.cells
    const before = this.screen.picks.at(-2) ?? {}
    const field = 'to' in last && !('to' in before) ? 'to' : 'cell' in last && !('cell' in before) ? 'cell' : null
    return field === null ? [] : valuesOf(this.options, before, field).flatMap((cell) => cell ?? [])
  }

  /** Which way a room leans because its line is about to slide. */
  nudge(cell: Cell | null): Way | null {
    if (this.named.line == null || cell === null) return null
    const { line, forward } = lineIn(this.named.line)
    return cellsOf(line).includes(cell) ? wayOf(line, forward) : null
  }

  obey(key: Key): void {
    if (key.is === 'go' && this.unread.length > 0 && this.seen.length === 0) return this.read()
    switch (key.is) {
      case 'go':
        return this.go()
      case 'back':
        return this.back()
      case 'notes':
        return void (this.sheet = 'notes')
      case 'remind':
        return this.reminders.length > 0 ? this.remind(!this.reminding) : undefined
      case 'walk':
        return this.walk(key.way)
      case 'use': {
        const use = this.uses[key.at]
        if (use !== undefined) this.tapUse(use)
      }
    }
  }

  walk(way: Way): void {
    const to = beside(this.cursor, way)
    if (to !== null) this.cursor = to
    else this.play.announce(this.play.t('ui.walk.edge'))
  }

  roomWords(cell: Cell): string {
    return roomWords(this.teller, cell)
  }
}

const isOnly = (field: Field, names: Named): boolean =>
  Object.entries(names).every(([one, value]) => one === field || value === null)
