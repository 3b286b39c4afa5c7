import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aView } from '../a-view'
import type { Event, View } from '../wire'
import { AnAudio } from './an-audio'
import { Player } from './player'

const START = 10_000
const SLAM: View['next_slam'] = { number: 1, at: START + 62_000 }

class Screen {
  audio = new AnAudio()
  volume = 0.6
  score = true
  hidden = false
  now = 0
  player = new Player({
    audio: () => this.audio as unknown as AudioContext,
    volume: () => this.volume,
    score: () => this.score,
    hidden: () => this.hidden,
    now: () => this.now,
  })

  tell(at: number, differs: Partial<View> = {}, runs = 1, events: readonly Event[] = []): void {
    this.player.told(aView({ starts_at: START, ...differs }), at, runs, events)
  }

  /** Time goes on, for the wall and the audio clock alike. */
  pass(ms: number): void {
    for (let gone = 0; gone < ms; gone += 10) {
      this.now += 10
      this.audio.currentTime += 0.01
      vi.advanceTimersByTime(10)
    }
  }

  close(): void {
    this.player.told(null, 0, 0, [])
  }
}

describe('the player', () => {
  let screen: Screen
  beforeEach(() => {
    vi.useFakeTimers()
    screen = new Screen()
  })
  afterEach(() => {
    screen.close()
    vi.useRealTimers()
  })
  const since = (from: number): number[] => screen.audio.starts.filter((start) => start >= from - 1e-6)

  it('starts every note where the game clock will be then', () => {
    screen.tell(START + 60_000)
    screen.pass(2400)
    const off = screen.audio.starts.map((start) => Math.abs(((60 + start) % 0.15) - 0.075))
    expect(screen.audio.starts.length).toBeGreaterThan(5)
    // Every start lies on a step of 150 ms of the score.
    off.forEach((from) => expect(from).toBeCloseTo(0.075, 3))
  })

  it('plays the same notes at the same time of the game on a screen that came later', () => {
    const other = new Screen()
    other.now = 5_000_000
    other.audio.currentTime = 77
    screen.tell(START + 60_000)
    other.pass(1000)
    screen.pass(3000)
    other.tell(START + 63_000)
    screen.pass(5000)
    other.pass(5000)
    const mine = since(3.3)
      .filter((start) => start < 8)
      .map((start) => Math.round(start * 100))
    const theirs = other.audio.starts
      .filter((start) => start >= 78.3 && start < 83)
      .map((start) => Math.round((start - 75) * 100))
    other.close()
    expect(mine.length).toBeGreaterThan(10)
    expect(theirs).toEqual(mine)
  })

  it('writes only a little ahead', () => {
    screen.tell(START + 60_000)
    for (let tick = 0; tick < 100; tick += 1) {
      screen.pass(50)
      expect(Math.max(...screen.audio.starts)).toBeLessThanOrEqual(screen.audio.currentTime + 0.2)
    }
  })

  it('goes twice as fast when the clock does', () => {
    screen.tell(START + 60_000, {}, 2)
    screen.pass(3000)
    const twice = screen.audio.started.length
    screen.close()
    screen = new Screen()
    screen.tell(START + 60_000, {}, 1)
    screen.pass(6000)
    expect(Math.abs(screen.audio.started.length - twice)).toBeLessThanOrEqual(6)
  })

  it('falls silent while the clock stands still, and goes on in the right bar', () => {
    screen.tell(START + 60_000)
    screen.pass(3000)
    screen.tell(START + 63_000, {}, 0)
    const stopped = screen.audio.started.length
    screen.pass(5000)
    expect(screen.audio.started.length).toBe(stopped)
    expect(Math.max(...screen.audio.started.map(({ stop }) => stop))).toBeLessThanOrEqual(3.31)
    screen.tell(START + 63_000, {}, 1)
    screen.pass(3000)
    const again = since(8)
    expect(again.length).toBeGreaterThan(5)
    // 63 s into the game at 8 s of the audio clock.
    again.forEach((start) => expect(Math.abs(((55 + start) % 0.15) - 0.075)).toBeCloseTo(0.075, 3))
  })

  it('counts down to the slam, ever denser, once the gong has told when it is', () => {
    screen.tell(START + 30_000)
    screen.tell(START + 30_000, { gongs: 1, next_slam: SLAM }, 1, [{ type: 'gong', number: 1 }])
    screen.pass(32_000)
    const count = (from: number, to: number): number =>
      screen.audio.starts.filter((start) => start >= from && start < to).length
    expect(count(29, 32)).toBeGreaterThan(2 * count(2, 5))
  })

  it('stops short when a door slams, and comes back', () => {
    screen.tell(START + 61_000, { next_slam: SLAM })
    screen.pass(1000)
    const before = screen.audio.started.length
    screen.tell(START + 62_000, { slams: 1 }, 1, [{ type: 'slammed', number: 1, safe: [], lost: [] }])
    expect(Math.max(...screen.audio.started.slice(0, before).map(({ stop }) => stop))).toBeLessThanOrEqual(1.081)
    screen.pass(4000)
    expect(since(2).length).toBeGreaterThan(2)
  })

  it('strikes the gong at once, even while nothing else plays', () => {
    screen.score = false
    screen.tell(START + 165_000, { gongs: 2, next_slam: SLAM }, 1, [{ type: 'gong', number: 2 }])
    const starts = new Set(screen.audio.starts)
    expect([...starts].map((start) => Math.round(start * 100))).toEqual([1, 91])
    screen.pass(2000)
    expect(new Set(screen.audio.starts)).toEqual(starts)
  })

  it('makes no sound while muted, and keeps the house loudness', () => {
    screen.volume = 0
    screen.tell(START + 60_000, {}, 1, [{ type: 'gong', number: 1 }])
    screen.pass(1000)
    expect(screen.audio.started).toEqual([])
    screen.volume = 0.3
    screen.pass(3000)
    expect(screen.audio.started.length).toBeGreaterThan(0)
    expect(screen.audio.gains.some(({ gain }) => gain.value === 0.3)).toBe(true)
  })

  it('stops the score while the page is hidden, and lets the audio sleep if it is muted too', () => {
    screen.tell(START + 60_000)
    screen.pass(1000)
    screen.hidden = true
    screen.pass(100)
    const before = screen.audio.started.length
    screen.pass(3000)
    expect([screen.audio.started.length, screen.audio.state]).toEqual([before, 'running'])
    screen.volume = 0
    screen.pass(100)
    expect(screen.audio.state).toBe('suspended')
    screen.volume = 0.5
    screen.hidden = false
    screen.pass(3000)
    expect(screen.audio.state).toBe('running')
    expect(screen.audio.started.length).toBeGreaterThan(before)
  })

  it('is not moved by one late letter', () => {
    screen.tell(START + 60_000)
    screen.pass(2000)
    screen.tell(START + 61_850)
    screen.pass(3000)
    screen.audio.starts.forEach((start) => expect(Math.abs(((60 + start) % 0.15) - 0.075)).toBeCloseTo(0.075, 3))
  })

  it('follows when everybody is ready before the intro ends', () => {
    screen.tell(3_000, { phase: 'intro', starts_at: null })
    screen.pass(2000)
    screen.tell(5_000, { starts_at: 5_000 }, 1, [{ type: 'begun', at: 5_000 }])
    screen.pass(2400)
    // From the new start on, which was at 2 s of the audio clock, in steps again.
    const after = since(2.02)
    expect(after.length).toBeGreaterThan(3)
    after.forEach((start) => expect(Math.abs(((start - 2) % 0.15) - 0.075)).toBeCloseTo(0.075, 3))
  })

  it('only strikes when the clock is too fast to listen to, and nothing sounds after the end', () => {
    screen.tell(START + 60_000, {}, 20)
    screen.pass(1000)
    expect(screen.audio.started).toEqual([])
    screen.tell(START + 90_000, { phase: 'over', outcome: 'aborted' }, 0, [
      { type: 'game_ended', outcome: 'aborted', at: START + 90_000 },
    ])
    screen.pass(1000)
    expect(screen.audio.started).toEqual([])
  })
})
