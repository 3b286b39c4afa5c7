import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage, LetterMessage, Around, ServerMessage } from '../types'
import { TableLink } from './link.svelte'
import { DEAD_AFTER, pause } from './patience'

/** The far end of the line, played by the test. */
class Wire {
  static OPEN = 1
  static all: Wire[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    Wire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  answer(): void {
    this.readyState = 1
    this.onopen?.()
  }

  tell(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const around = (match: string | null): Partial<Around> => ({ type: 'around', match })
const letter = (number: number, match = 'm'): Partial<LetterMessage> => ({
  type: 'letter',
  match,
  number,
  happened: [{ type: 'tile_played' }],
})
const last = (): Wire => Wire.all.at(-1)!
const wishes = (wire: Wire) => wire.sent.filter((message) => message.type === 'wish')

function seated(match: string | null = 'm'): TableLink {
  const link = new TableLink('ABCDE', 'ws://house/socket')
  link.connect()
  last().answer()
  last().tell(around(match))
  return link
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever comes to a running match sees no animation of what was before', () => {
  const link = seated()

  last().tell(letter(7))

  expect(link.letter?.number).toBe(7)
  expect(link.letter?.happened).toEqual([])
})

test('that a request has lapsed is told as the table says it', () => {
  const link = seated()
  const asked: number[] = []
  const stop = link.onLapse((by) => asked.push(by))

  last().tell({ type: 'lapsed', by: 1 })
  stop()
  last().tell({ type: 'lapsed', by: 0 })

  expect(asked).toEqual([1])
})

test('the next letter tells what happened, a gap and a repetition do not', () => {
  const link = seated()
  const heard: number[] = []
  link.onLetter((one) => heard.push(one.happened.length))

  for (const number of [7, 8, 10, 10, 11]) last().tell(letter(number))

  expect(heard).toEqual([0, 1, 0, 0, 1])
})

test('clocks told anew are the letter’s from then on, and it is not heard again', () => {
  const link = seated(null)
  last().tell({ ...letter(7), clocks: { 0: 20 }, runs: 1 })
  const heard: number[] = []
  link.onLetter((one) => heard.push(one.number))
  const before = link.letter!
  vi.advanceTimersByTime(4000)

  last().tell({ type: 'clocks', match: 'm', at: 4000, runs: 0, clocks: { 0: 16 } })

  expect(link.letter).toMatchObject({ number: 7, at: 4000, runs: 0, clocks: { 0: 16 } })
  expect(link.letter!.happened).toBe(before.happened)
  expect(link.letter!.view).toBe(before.view)
  expect(link.heardAt).toBe(performance.now())
  expect(heard).toEqual([])
})

test('clocks of another match, or before any letter, are nobody’s', () => {
  const link = seated()
  last().tell({ type: 'clocks', match: 'm', at: 0, runs: 0, clocks: {} })
  expect(link.letter).toBeNull()
  last().tell(letter(7))

  last().tell({ type: 'clocks', match: 'another', at: 9, runs: 0, clocks: {} })

  expect(link.letter?.at).not.toBe(9)
})

test('whoever waited in the lobby sees the opening', () => {
  const link = seated(null)

  last().tell(letter(0))

  expect(link.letter?.happened).toHaveLength(1)
})

test('a wish without an answer is sent again, with the same id, on the next line', () => {
  const link = seated()
  last().tell(letter(3))
  link.wish({ type: 'press_on' })
  const first = wishes(last())

  last().close()
  expect(link.status).toBe('lost')
  vi.advanceTimersByTime(pause(0, 1))
  last().answer()
  last().tell(around('m'))
  last().tell(around('m'))

  expect(Wire.all).toHaveLength(2)
  expect(wishes(last())).toEqual(first)
  expect(link.pending).toBe(true)
})

test('in real time nothing old is sent: not what was under way, and not what was wished without a line', () => {
  const link = seated()
  link.live = true
  last().tell({ ...letter(1), runs: 1 })
  link.wish({ type: 'roll' })
  last().close()
  link.wish({ type: 'roll' })
  expect(link.pending).toBe(false)
  vi.advanceTimersByTime(1000)
  last().answer()
  last().tell(around('m'))
  expect(wishes(last())).toEqual([])
})

test('in real time a wish says what the clock read when it was made', () => {
  const link = seated()
  link.live = true
  last().tell({ ...letter(1), at: 5000, runs: 2 })
  vi.advanceTimersByTime(700)
  link.wish({ type: 'roll' })
  expect(wishes(last())).toMatchObject([{ at: 6400 }])
})

test('in a game of turns, whose clock runs too, a wish without a line is kept', () => {
  const link = seated()
  last().tell({ ...letter(1), runs: 1 })
  last().close()
  link.wish({ type: 'play' })
  expect(link.pending).toBe(true)
})

test('in real time a line that owes an answer is not relied on', () => {
  const link = seated()
  link.live = true
  last().tell({ ...letter(1), runs: 1 })
  vi.advanceTimersByTime(4000)
  expect(link.alive).toBe(false)
  link.wish({ type: 'roll' })
  expect(wishes(last())).toEqual([])
  last().tell({ type: 'pong' })
  expect(link.alive).toBe(true)
})

test('a wish for one match never reaches the next', () => {
  const link = seated()
  last().tell(letter(3))
  link.wish({ type: 'press_on' })
  link.takeBack()

  last().close()
  vi.advanceTimersByTime(pause(0, 1))
  last().answer()
  last().tell(around('the next'))

  expect(last().sent).toEqual([])
  expect(link.pending).toBe(false)
})

test('a step back that all are asked about holds up nothing, and is not asked for twice', () => {
  const link = seated()
  last().tell(letter(3))
  link.takeBack()
  expect(link.pending).toBe(true)

  const you = { guest: 'me', seat: 1, spectator: false, host: false }
  last().tell({
    ...around('m'),
    you,
    request: { kind: 'take_back', by: 1, yes: [1], waiting: [0], game: null, seconds: 60 },
  })
  expect(link.pending).toBe(false)

  last().close()
  vi.advanceTimersByTime(pause(0, 1))
  last().answer()
  last().tell({ ...around('m'), you, request: null })
  expect(last().sent).toEqual([])
})

test('whoever has gone from the page is not brought back to the table', () => {
  const link = new TableLink('ABCDE', 'ws://house/socket')

  link.close()
  link.connect()

  expect(Wire.all).toEqual([])
})

test('an answered wish is not sent again', () => {
  const link = seated()
  last().tell(letter(3))
  link.wish({ type: 'press_on' })
  const [wish] = wishes(last())

  last().tell({ type: 'granted', id: wish!.id, number: 4 })
  last().close()
  vi.advanceTimersByTime(pause(0, 1))
  last().answer()

  expect(link.pending).toBe(false)
  expect(wishes(last())).toEqual([])
})

test('a refusal goes when another match has begun, or when the question in whose way it stood is over', () => {
  const asked = (kind: string | null): Partial<Around> => ({
    ...around('m'),
    request: kind === null ? null : ({ kind, by: 1 } as Around['request']),
  })
  const link = seated()
  last().tell(asked('pause'))
  last().tell({ type: 'refused', id: null, code: 'request_open', rule: '', facts: {} })
  last().tell(asked('pause'))
  expect(link.refusal?.code).toBe('request_open')
  last().tell(asked(null))
  expect(link.refusal).toBeNull()

  last().tell({ type: 'refused', id: null, code: 'not_your_turn', rule: '', facts: {} })
  last().tell(asked('end'))
  last().tell(asked(null))
  expect(link.refusal?.code).toBe('not_your_turn')
  last().tell(around('n'))
  expect(link.refusal).toBeNull()
})

test('a refusal ends the waiting and is kept for the eye', () => {
  const link = seated()
  last().tell(letter(3))
  link.wish({ type: 'press_on' })
  const [wish] = wishes(last())

  last().tell({ type: 'refused', id: wish!.id, code: 'not_your_turn', rule: 'EEO-3.3', facts: {} })

  expect(link.pending).toBe(false)
  expect(link.refusal?.code).toBe('not_your_turn')
})

test('a line that does not answer is dead after five seconds, and another is dialled', () => {
  const link = seated()

  vi.advanceTimersByTime(2000)
  expect(last().sent.at(-1)?.type).toBe('ping')
  vi.advanceTimersByTime(DEAD_AFTER + 1000)

  expect(Wire.all.length).toBeGreaterThanOrEqual(2)
  expect(link.status).toBe('lost')
})

test('a line that answers lives on', () => {
  const link = seated()

  for (let second = 0; second < 20; second += 1) {
    vi.advanceTimersByTime(1000)
    last().tell({ type: 'pong', sent: 0 })
  }

  expect(Wire.all).toHaveLength(1)
  expect(link.status).toBe('open')
})

test('pauses grow, and never beyond eight seconds', () => {
  expect([0, 1, 2, 3].map((attempt) => pause(attempt, 1))).toEqual([300, 600, 1200, 2400])
  expect(pause(30, 1)).toBe(8000)
  expect(pause(0, 0)).toBe(180)
})

test('whoever was removed stays away', () => {
  const link = seated()

  last().tell({ type: 'gone', code: 'removed' })
  last().close()
  vi.advanceTimersByTime(60_000)

  expect(link.status).toBe('gone')
  expect(Wire.all).toHaveLength(1)
})

test('after a shutdown the client comes back by itself', () => {
  const link = seated()

  last().tell({ type: 'gone', code: 'shutdown' })
  last().close()
  vi.advanceTimersByTime(pause(0, 1))

  expect(Wire.all).toHaveLength(2)
  last().answer()
  last().tell(around('m'))
  expect(link.status).toBe('open')
})

test.each(['disk_full', 'store_away'])(
  'the house says %s, and the client knows why it waits until it is back',
  (code) => {
    const link = seated()

    last().tell({ type: 'gone', code })
    last().close()
    expect([link.status, link.why]).toEqual(['lost', code])
    vi.advanceTimersByTime(pause(0, 1))
    last().close()
    expect(link.why).toBe(code)
    vi.advanceTimersByTime(pause(1, 1))
    last().answer()
    last().tell(around('m'))

    expect([link.status, link.why]).toEqual(['open', null])
  },
)

test('chat begins with what was said before and goes on', () => {
  const link = seated()
  const line = { guest: 'g', name: 'Ada', colour: 0, at: 5, text: 'hi', phrase: null, channel: 'table' }

  last().tell({ type: 'chat', lines: [line] })
  last().tell({ type: 'said', line: { ...line, text: 'again' } })

  expect(link.chat.map((one) => one.text)).toEqual(['hi', 'again'])
  expect(link.saidBefore).toBe(line.at)
})

const change = (since: number, number = since + 1): Partial<ServerMessage> =>
  ({
    type: 'change',
    match: 'm',
    since,
    number,
    at: 0,
    runs: 1,
    happened: [{ type: 'rolled' }],
    view: { depot: number },
    keyed: [],
  }) as Partial<ServerMessage>
const whole = (number: number): Partial<LetterMessage> => ({ ...letter(number), view: { depot: number } })

test('every change passes as a letter of its own, in order', () => {
  const link = seated()
  const heard: [number, number][] = []
  link.onLetter((one) => heard.push([one.number, one.happened.length]))

  last().tell(whole(3))
  for (const since of [3, 4, 5]) last().tell(change(since))

  expect(heard).toEqual([
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ])
  expect(link.letter?.view).toEqual({ depot: 6 })
})

test('a change that was missed is asked for once, and the whole letter tells how things stand', () => {
  const link = seated()
  last().tell(whole(3))

  last().tell(change(4))
  last().tell(change(5))
  expect(last().sent.filter((message) => message.type === 'again')).toHaveLength(1)
  expect(link.letter?.number).toBe(3)
  last().tell(whole(6))
  last().tell(change(6))

  expect(link.letter?.number).toBe(7)
})

test('on a new line nothing is asked again for the sake of the old one', () => {
  const link = seated()
  last().tell(whole(3))
  last().tell(change(9))

  last().close()
  vi.advanceTimersByTime(pause(0, 1))
  last().answer()
  last().tell(around('m'))
  last().tell(whole(12))
  last().tell(change(12))

  expect(link.letter?.number).toBe(13)
  expect(last().sent).toEqual([])
})

test('a take-back that was missed on the way is not told as if it happened now', () => {
  const link = seated()
  const heard: (number | null)[] = []
  link.onLetter(({ taken_back }) => heard.push(taken_back))
  last().tell(letter(1))
  last().tell({ ...letter(2), taken_back: 0 })
  last().tell({ ...letter(5), taken_back: 1 })

  expect(heard.slice(1)).toEqual([0, null])
})
