// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { t } from '../i18n/words.svelte'
import type { Around, ClientMessage } from '../types'
import { followed } from './around-testing.svelte'
import SeatNote from './SeatNote.svelte'

const bots = {
  game: 'climb',
  status: 'playing',
  match: 'first',
  host: 'h',
  guests: [{ id: 'h', name: 'Hanna', colour: 0 }],
  seats: [{ kind: 'guest' }, { kind: 'bot' }],
  seat_asks: [],
  day: null,
  you: { guest: 'me', seat: null, host: false, spectator: true },
} as unknown as Around
const ASKED = [{ guest: 'me', seats: [1], seconds: 180 }]

let note: ReturnType<typeof mount>
let sent: ClientMessage[] = []
let props: { around: Around }

beforeEach(() => {
  sent = []
  const rest = { name: () => '', send: (message: ClientMessage) => void sent.push(message) }
  props = followed(bots, rest)
  note = mount(SeatNote, { target: document.body, props: props as typeof props & typeof rest })
  flushSync()
})
afterEach(() => unmount(note))

const said = (): string => document.querySelector('p')?.textContent ?? ''
function follows(differs: Partial<Around>): void {
  props.around = { ...props.around, ...differs }
  flushSync()
}
function press(words: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  button!.click()
  flushSync()
}
const about = (key: string): string => t(key, { name: 'Hanna' })

test('whoever asked in vain is told so, until the next match', () => {
  press(t('ask_seat.yes'))
  expect(sent).toEqual([{ type: 'ask_seat', asks: true }])
  follows({ seat_asks: ASKED })
  expect(said()).toBe(about('ask_seat.waiting'))
  follows({ seat_asks: [] })
  expect(said()).toBe(about('ask_seat.vain'))

  follows({ match: 'second' })

  expect(said()).toBe(about('ask_seat.about'))
})

test('an ask that ends with its match says nothing in the next one', () => {
  follows({ seat_asks: ASKED })
  follows({ status: 'over', seat_asks: [] })
  expect(said()).toBe('')

  follows({ status: 'playing', match: 'second' })

  expect(said()).toBe(about('ask_seat.about'))
})

test('whoever got a seat and gave it up again has not asked in vain', () => {
  follows({ seat_asks: ASKED })
  follows({ seat_asks: [], you: { ...bots.you, seat: 1 } })

  follows({ you: bots.you })

  expect(said()).toBe(about('ask_seat.about'))
})

test('whoever would rather watch is asked again only in the next match', () => {
  press(t('ask_seat.no'))
  expect(said()).toBe('')

  follows({ match: 'second' })

  expect(said()).toBe(about('ask_seat.about'))
})
