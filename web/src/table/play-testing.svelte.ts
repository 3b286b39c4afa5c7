/** For tests: a game's whole play screen, mounted, with what it sends, says and shows. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import type { AnyGame, Around, LetterMessage, SeatInfo } from '../types'
import type { PlayProps } from './play-props'

const seats = ['Ann', 'Bo', 'Cy'].map((name, colour) => ({ kind: 'guest', name, colour }) as SeatInfo)

export const anAround = (differs: Partial<Around> = {}): Around =>
  ({ seats, timers: {}, status: 'playing', ...differs }) as unknown as Around

export function aLetter<G extends AnyGame>(
  view: G['view'],
  may: readonly G['action'][] = [],
  happened: readonly G['event'][] = [],
): LetterMessage<G> {
  const still = { take_back: { free: false, ask: false }, missed: null, taken_back: null, runs: 0 }
  const asked = may.length > 0
  return {
    type: 'letter',
    match: 'm',
    number: 1,
    at: 0,
    happened,
    view,
    may,
    asked,
    clocks: {},
    ...still,
  }
}

/** Props that a mounted screen follows when the letter or the table's status changes. */
function screenProps<G extends AnyGame>(first: PlayProps<G>): PlayProps<G> {
  let letter = $state.raw(first.letter)
  let heardAt = $state.raw(first.heardAt ?? performance.now())
  let around = $state.raw(first.around)
  let still = $state(first.still ?? false)
  return {
    ...first,
    get heardAt() {
      return heardAt
    },
    get letter() {
      return letter
    },
    set letter(next) {
      letter = next
      heardAt = performance.now()
    },
    get still() {
      return still
    },
    set still(next) {
      still = next
    },
    get around() {
      return around
    },
    set around(next) {
      around = next
    },
  }
}

export type Given<G extends AnyGame> = Pick<PlayProps<G>, 'letter' | 'catalogue'> & Partial<PlayProps<G>>

export function aScreen<G extends AnyGame>(Play: Component<PlayProps<G>>, given: Given<G>) {
  const wishes: G['action'][] = []
  const ids: (string | undefined)[] = []
  const said: string[] = []
  const shows: boolean[] = []
  const props = screenProps<G>({
    around: anAround(),
    seat: 0,
    wish: (action, id) => {
      wishes.push(action)
      ids.push(id)
    },
    pending: false,
    refusal: null,
    t: (key) => key,
    name: (seat) => seats[seat]?.name ?? '',
    openRule: () => undefined,
    announce: (text) => said.push(text),
    showing: (on) => shows.push(on),
    ...given,
  })
  const app = mount(Play, { target: document.body, props })
  flushSync()
  const find = <E extends Element = HTMLElement>(css: string): E => {
    const element = document.querySelector<E>(css)
    if (!element) throw new Error(`nothing matches ${css}`)
    return element
  }
  return {
    wishes,
    ids,
    said,
    shows,
    find,
    next(now: LetterMessage<G>) {
      props.letter = now
      flushSync()
    },
    /** How much time there is, told anew; the letter stands. */
    clocks(clocks: LetterMessage['clocks'], runs = 0) {
      props.letter = { ...props.letter, clocks, runs, at: props.letter.at + 1 }
      flushSync()
    },
    /** Nobody's time runs, or all of it runs again. */
    stands(still: boolean) {
      props.still = still
      flushSync()
    },
    /** A bot plays in this seat from now on. */
    played(seat: number) {
      const seats = props.around.seats.map((one, at) => (at === seat ? { ...one, stand_in: true } : one))
      props.around = { ...props.around, seats }
      flushSync()
    },
    click(css: string) {
      find(css).click()
      flushSync()
    },
    press(...keys: string[]) {
      for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', { key }))
      flushSync()
    },
    close: () => void unmount(app),
  }
}

export type Screen<G extends AnyGame> = ReturnType<typeof aScreen<G>>
