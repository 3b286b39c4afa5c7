// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../games/room25'
import { A_CATALOGUE, aView } from '../games/room25/a-view'
import type { Event, View, Wire } from '../games/room25/wire'
import type { LetterMessage } from '../types'
import { aFrame, type Frame } from './frame-testing.svelte'
import PlayFrame from './PlayFrame.svelte'
import { aLetter } from './play-testing.svelte'

const card: Event = { type: 'card_drawn', card: 1, group: [0], in_room: false }
const walked: Event = { type: 'entered', group: [1], cell: 7, cause: 'move', by: -1 }
const escaped: Event = { type: 'escaped', who: 0, group: [0] }
const letter = (match: string, happened: readonly Event[], view: Partial<View> = {}): LetterMessage<Wire> => ({
  ...aLetter<Wire>(aView(view), [], happened),
  match,
})

let frame: Frame
let page: ReturnType<typeof mount>
const shown = (css: string): Element | null => document.querySelector(css)
const isResting = (): boolean => shown('.r25')?.getAttribute('data-r25-resting') === 'true'
const isOver = (): boolean => shown('[aria-label="Game over"]') !== null

beforeEach(() => {
  vi.useFakeTimers()
  frame = aFrame({ ...client, catalogue: A_CATALOGUE }, 'room25')
  frame.hear(letter('first', []))
  page = mount(PlayFrame, { target: document.body, props: frame.props })
  flushSync()
})
afterEach(async () => {
  await unmount(page)
  vi.useRealTimers()
})

test('a card that nobody has read in the last match holds up nothing in the next', () => {
  frame.hear(letter('first', [card]))
  expect(shown('[data-read]')).not.toBeNull()

  frame.hear(letter('second', [walked]))
  expect(shown('[data-card]')).toBeNull()
  vi.advanceTimersByTime(3000)
  flushSync()

  expect(isResting()).toBe(true)
})

test('nor does it keep back the result of the next, which only its own way out does', () => {
  frame.hear(letter('first', [card]))
  frame.hear(letter('second', [escaped], { outcome: 'escaped', winners: [0] }))
  frame.is({ status: 'over', match: 'second' })
  expect(isOver()).toBe(false)
  vi.advanceTimersByTime(3000)
  flushSync()

  expect(isOver()).toBe(true)
})

test('what was said before the page came is no news, even if it is told after the game is there', () => {
  const bea = { guest: 'bea', name: 'Bea', colour: 1, text: 'Hi', phrase: null, channel: 'table' }
  const line = (at: number) => ({ ...bea, at })
  const { link } = frame.props
  ;[link.chat, link.saidBefore] = [[line(5)], 5]
  flushSync()
  expect([shown('.count'), shown('.said')]).toEqual([null, null])

  link.chat = [line(5), line(9)]
  flushSync()
  expect([shown('.count')?.textContent, shown('.said') !== null]).toEqual(['1', true])
})
