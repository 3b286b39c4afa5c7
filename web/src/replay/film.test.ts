import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReplayLetter } from '../types'
import { Film } from './film.svelte'

function film(): Film {
  const made = new Film('m')
  made.show(
    [0, 1, 2, 4].map((number): ReplayLetter => ({
      number,
      at: number,
      seat: 0,
      by: 'player',
      happened: [{ type: 'x' }],
      view: number,
      may: [],
      asked: false,
    })),
  )
  return made
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one step forwards is animated, a jump or a step back is not', () => {
  const reel = film()

  reel.step(1)
  expect(reel.letter).toMatchObject({ number: 1, happened: [{ type: 'x' }] })
  reel.step(-1)
  expect(reel.letter).toMatchObject({ number: 0, happened: [] })
  reel.go(3)
  expect(reel.letter).toMatchObject({ number: 4, happened: [] })
})

test('it ends at both ends', () => {
  const reel = film()

  reel.step(-1)
  expect(reel.at).toBe(0)
  reel.go(99)
  reel.step(1)
  expect(reel.at).toBe(3)
  expect(reel.letter?.happened).toEqual([])
})

test('a link to a moment that is no letter opens at the one before it', () => {
  const reel = film()

  reel.goToNumber(3)
  expect(reel.now?.number).toBe(2)
  reel.goToNumber(-5)
  expect(reel.now?.number).toBe(0)
})

test('it plays to the end and stops, and plays again from the beginning', () => {
  const reel = film()

  reel.play()
  vi.advanceTimersByTime(60_000)
  expect([reel.at, reel.playing]).toEqual([3, false])
  reel.play()
  expect([reel.at, reel.playing]).toEqual([0, true])
  reel.pause()
})

test('other eyes see the same moment', () => {
  const reel = film()
  reel.go(2)

  reel.show(reel.letters.map((letter) => ({ ...letter, view: 'other' })))

  expect(reel.letter).toMatchObject({ number: 2, view: 'other' })
})

test('a game of real time is played back as fast as it was played', () => {
  const reel = film()
  reel.show(
    [0, 400, 1000, 91_000].map((at, number): ReplayLetter => ({
      number,
      at,
      seat: 0,
      by: 'player',
      happened: [{ type: 'x' }],
      view: number,
      may: [],
      asked: false,
    })),
  )
  reel.live = true

  reel.play()
  vi.advanceTimersByTime(399)
  expect(reel.at).toBe(0)
  vi.advanceTimersByTime(601)
  expect(reel.at).toBe(2)
  // Where nothing happened for long, it does not wait as long.
  vi.advanceTimersByTime(2000)
  expect(reel.at).toBe(3)
})
