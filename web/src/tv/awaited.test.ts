// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aroundOf } from '../replay/around'
import type { Around, SeatInfo } from '../types'
import { absent, headline, named, timeLeft, type Waiting } from './awaited'

const NAMES = ['Ann', 'Ben', 'Cat']

function table(seats: Partial<SeatInfo>[] = [], more: Partial<Around> = {}): Around {
  const match = {
    match: 'm',
    game: 'emergency_exit',
    names: NAMES,
    colours: [0, 1, 2],
    seats: 3,
    options: {},
    steps: 0,
    result: { outcome: 'won', winners: [], scores: [] },
    opened: false,
  }
  const around = aroundOf(match, -1)
  return { ...around, ...more, seats: around.seats.map((seat, index) => ({ ...seat, ...seats[index] })) }
}

function waiting(more: Partial<Waiting>): Waiting {
  const name = (seat: number): string => NAMES[seat] ?? ''
  return { around: table(), acting: [], waiting: null, together: false, showing: false, name, ...more }
}

test('one who is awaited is named in the headline, several are counted there and named below', () => {
  expect(headline(waiting({ acting: [1] }))).toBe("Ben's turn")
  expect(named(waiting({ acting: [1] }))).toEqual([])
  expect(headline(waiting({ acting: [0, 2] }))).toBe('Waiting for 2 players')
  expect(named(waiting({ acting: [0, 2] }))).toEqual([0, 2])
})

test('whoever has something else to do than a turn is waited for', () => {
  expect(headline(waiting({ acting: [2], waiting: 'turn.awaited' }))).toBe('Waiting for Cat')
})

test('where all play at once nobody is called', () => {
  const all = waiting({ acting: [0, 1, 2], together: true })
  expect(headline(all)).toBe('Watch closely')
  expect(named(all)).toEqual([])
})

test('how it ends is not said before it was shown', () => {
  const around = table([], { status: 'over' })
  expect(headline(waiting({ around, showing: true }))).toBe('Watch closely')
  expect(headline(waiting({ around }))).toBe('Game over')
})

test('a pause is said whoever would have to move', () => {
  expect(headline(waiting({ around: table([], { status: 'paused' }), acting: [1] }))).toBe('Paused')
})

test('the clock is that of whoever has the least time', () => {
  expect(timeLeft({ '0': 12, '1': 4, '2': 1 }, [0, 1])).toBe(4)
  expect(timeLeft({ '2': 1 }, [0, 1])).toBeNull()
})

test('who is gone is told apart from whom a bot plays for', () => {
  const around = table([{ here: false }, { here: false, stand_in: true }, { kind: 'bot', stand_in: true }])
  expect(absent(around)).toEqual({ away: [0], played: [1] })
})
