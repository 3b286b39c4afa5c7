/** Your own dice as they lie in the tray: which ones you keep, and which ones tumble. */
import { SvelteSet } from 'svelte/reactivity'
import type { DieView } from './wire'

/** A die that hears nothing tumbles no longer than this. */
const TUMBLE_MS = 1200

export const isRollable = ({ state }: DieView): boolean => state === 'blank' || state === 'shown'

export class Hand {
  readonly kept = new SvelteSet<number>()
  readonly tumbling = new SvelteSet<number>()
  #offered: ReadonlySet<number> = new Set()
  /** Of the kept ones, those that nobody has tapped. */
  readonly #byThemselves = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A letter came. What is no longer shown is not kept; what was offered to the others is. */
  take(dice: readonly DieView[], landed: readonly number[]): void {
    const shown = new Set(dice.flatMap(({ id, state }) => (state === 'shown' ? [id] : [])))
    for (const id of [...this.kept]) if (!shown.has(id) || landed.includes(id)) this.kept.delete(id)
    const offered = new Set(dice.flatMap(({ id, offered: on }) => (on ? [id] : [])))
    const free = (): number => dice.filter((die) => isRollable(die) && !this.kept.has(die.id)).length
    // Something is left to roll with: the last die is kept by hand alone.
    for (const id of offered) if ((!this.#offered.has(id) || landed.includes(id)) && free() > 1) this.#keep(id)
    if (free() === 0) this.#letOneGo(offered)
    this.#offered = offered
    for (const id of landed) this.tumbling.delete(id)
  }

  #keep(id: number): void {
    this.kept.add(id)
    this.#byThemselves.add(id)
  }

  /** All others were locked or lost since: one that is offered no longer, or else the last, unless any is kept by hand. */
  #letOneGo(offered: ReadonlySet<number>): void {
    const kept = [...this.kept]
    if (!kept.every((id) => this.#byThemselves.has(id))) return
    const one = kept.find((id) => !offered.has(id)) ?? kept.at(-1)
    if (one !== undefined) this.kept.delete(one)
  }

  /** Only a face that lies there can be kept. */
  toggle(die: DieView): void {
    this.set(die, !this.kept.has(die.id))
  }

  set(die: DieView, keep: boolean): void {
    if (die.state !== 'shown') return
    this.#byThemselves.delete(die.id)
    if (keep) this.kept.add(die.id)
    else this.kept.delete(die.id)
  }

  /** What the next roll takes up: dice that have to be in it, then used ones, no more than the hand may hold. One that
   * counts for nothing and need not be rolled is set aside for something. */
  toRoll(dice: readonly DieView[], most: number, must: readonly number[] = []): number[] {
    const bound = dice.filter(({ id }) => must.includes(id))
    const free = dice.filter(
      (die) => isRollable(die) && !this.kept.has(die.id) && die.counts_as !== '' && !must.includes(die.id),
    )
    const order = [
      ...bound,
      ...free.filter(({ state }) => state === 'blank'),
      ...free.filter(({ state }) => state === 'shown'),
    ]
    return order
      .slice(0, most)
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  }

  tumble(ids: readonly number[]): void {
    for (const id of ids) this.tumbling.add(id)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.tumbling.clear(), TUMBLE_MS)
  }

  rest(): void {
    clearTimeout(this.#timer)
    this.tumbling.clear()
  }
}
