// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { LetterMessage, Around, SeatInfo } from '../types'
import { newsBetween, newsIn, newsOfLapse, toldAs } from './news'
import { lineOf } from './story'

const ANN = { kind: 'guest', name: 'Ann', stand_in: false, here: true } as SeatInfo
const LEFT = { ...ANN, kind: 'open', stand_in: true } as SeatInfo
const AWAY = { ...ANN, stand_in: true, here: false }

function around(seat: SeatInfo, match: string | null = 'm', you: number | null = null): Around {
  return { match, seats: [seat], you: { seat: you } } as unknown as Around
}

const CAT = { id: 'cat', name: 'Cat', colour: 2 }
const NOBODY = { id: 'nobody', name: '?', colour: 3 }

function hosted(host: string, you: boolean = false, match: string | null = 'm'): Around {
  return { match, seats: [], host, guests: [CAT, NOBODY], you: { seat: null, host: you } } as unknown as Around
}

function kinds(before: SeatInfo, after: SeatInfo): string[] {
  return newsBetween(around(before), around(after)).map((one) => one.kind)
}

test('who leaves, drops out or comes back in a match is news', () => {
  expect(kinds(ANN, LEFT)).toEqual(['left'])
  expect(kinds(ANN, { ...LEFT, stand_in: false })).toEqual(['left_game'])
  expect(kinds(ANN, AWAY)).toEqual(['away'])
  expect(kinds(AWAY, ANN)).toEqual(['back'])
  expect(kinds(LEFT, ANN)).toEqual(['back'])
  expect(kinds(LEFT, { ...ANN, name: 'Bea' })).toEqual(['took_over'])
  expect(kinds({ ...ANN, kind: 'bot', name: 'Ada' }, ANN)).toEqual(['took_over'])
})

test('a blink of the line, the first sight of the table, another match and oneself are not', () => {
  expect(kinds(ANN, { ...ANN, here: false })).toEqual([])
  expect(newsBetween(null, around(LEFT))).toEqual([])
  expect(newsBetween(around(ANN, 'before'), around(LEFT))).toEqual([])
  expect(newsBetween(around(ANN, null), around(LEFT, null))).toEqual([])
  expect(newsBetween(around(AWAY, 'm', 0), around(ANN, 'm', 0))).toEqual([])
})

const EVA = { id: 'eva', name: 'Eva', colour: 1 }

function ended(next: Around['next'], you = 'cat'): Around {
  return { match: 'm', seats: [], guests: [CAT, EVA], status: 'over', next, you: { guest: you } } as unknown as Around
}

test('a countdown to the next match that stops says why, to all but the one who stopped it', () => {
  const counting = ended({ yes: ['eva'], no: [], waiting: ['cat'], seconds: 9 })
  const no = { yes: [], no: ['eva'], waiting: ['cat'], seconds: null }
  const told = (after: Around): string[] =>
    newsBetween(counting, after)
      .map(toldAs)
      .map((event) => lineOf(event, 'no_escape', null, String) ?? '')

  expect(told(ended(no))).toEqual(['Eva changed their mind. The next game waits.'])
  expect(told(ended(no, 'eva'))).toEqual([])
  expect(told(ended(null))).toEqual(['Eva went away. The next game waits.'])
})

test('a countdown that goes on, ends in a match or never was says nothing', () => {
  const counting = ended({ yes: ['eva'], no: [], waiting: ['cat'], seconds: 9 })
  const asked = ended({ yes: ['eva'], no: [], waiting: ['cat'], seconds: null })

  expect(newsBetween(counting, counting)).toEqual([])
  expect(newsBetween(counting, { ...ended(null), match: 'next', status: 'playing' })).toEqual([])
  expect(newsBetween(counting, { ...ended(null), match: null, status: 'gathering' })).toEqual([])
  expect(newsBetween(asked, ended(null))).toEqual([])
})

test('whoever is given a seat is told, and not those who have theirs', () => {
  const ada = { ...ANN, kind: 'bot', name: 'Ada' } as SeatInfo

  expect(newsBetween(around(ada), around(ANN, 'm', 0))).toEqual([{ kind: 'you_took_over', who: 'Ann', from: 'Ada' }])
  expect(newsBetween(around(ada, null), around(ANN, null, 0))).toEqual([])
  expect(newsBetween(around(AWAY, 'm', 0), around(ANN, 'm', 0))).toEqual([])
})

test('a letter that takes a step back is news, and the story keeps it', () => {
  const back = newsIn({ taken_back: 1 } as LetterMessage, (seat) => `seat ${seat}`)

  expect(back.map(toldAs).map((event) => lineOf(event, 'no_escape', null, String))).toEqual([
    'seat 1 takes the last step back.',
  ])
  expect(newsIn({ taken_back: null } as LetterMessage, String)).toEqual([])
})

test('the story says it with the names of that moment', () => {
  const event = toldAs({ kind: 'took_over', who: 'Bea', from: 'Ann' })

  expect(lineOf(event, 'emergency_exit', { story: () => null } as never, String)).toBe('Bea takes over from Ann.')
})

test('everybody is told who is host now, before a game too, and whoever it is', () => {
  const found = newsBetween(hosted('ann'), hosted('cat'))

  expect(found).toEqual([{ kind: 'host', who: 'Cat', from: '' }])
  expect(found.map(toldAs).map((event) => lineOf(event, 'no_escape', null, String))).toEqual(['Cat is the host now.'])
  expect(newsBetween(hosted('ann', false, null), hosted('nobody', false, null))[0]?.who).toBe('Guest D')
  expect(newsBetween(hosted('ann'), hosted('cat', true))[0]?.kind).toBe('you_host')
  expect(newsBetween(hosted('cat'), hosted('cat'))).toEqual([])
})

test('a request that not everybody answered in time is told with the name of who asked', () => {
  expect(newsOfLapse(around(ANN), 0)).toEqual([{ kind: 'lapsed', who: 'Ann', from: '' }])
  expect(newsOfLapse(around(ANN), 7)).toEqual([])
})

test('times of their own that go with the game are news, any other tempo goes on', () => {
  const timed = (game: string, tempo: Around['tempo']): Around => ({ ...around(ANN), game, tempo })
  const told = (before: Around, after: Around): string[] => newsBetween(before, after).map(({ kind }) => kind)

  expect(told(timed('no_escape', null), timed('room25', 'normal'))).toEqual(['usual_times'])
  expect(told(timed('no_escape', 'slow'), timed('room25', 'slow'))).toEqual([])
  expect(told(timed('no_escape', null), timed('no_escape', 'normal'))).toEqual([])
})
