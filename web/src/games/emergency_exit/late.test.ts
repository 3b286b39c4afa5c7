import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LetterMessage } from '../../types'
import { aView } from './a-view'
import { chosen, houseDid, waiting } from './late'
import { Patience } from './patience'
import type { Event } from './wire'

const laid: Event = { type: 'tile_played', seat: 0, tile: 7, rot: 0, blind: false }
const kept: Event = { type: 'answered', seat: 0, join: false, asks: null }

describe('what the house did in your place', () => {
  it('is told when time ran out', () => {
    expect(houseDid([laid], 0, null, 0)).toBe('ui.status.laid_for_you')
    expect(houseDid([kept], 0, null, -0.3)).toBe('ui.status.kept_for_you')
  })

  it('is told when your wish came too late for it', () => {
    expect(houseDid([laid], 0, { type: 'play_tile', tile: 8, rot: null }, 0)).toBe('ui.status.laid_for_you')
  })

  it('is nothing if you wished for it, had time left, or it was somebody else', () => {
    expect(houseDid([laid], 0, { type: 'play_tile', tile: 7, rot: null }, 0.2)).toBeNull()
    expect(houseDid([laid], 0, { type: 'play_blind', rot: null }, 0.2)).toBeNull()
    expect(houseDid([kept], 0, { type: 'answer', join: false }, 0.2)).toBeNull()
    expect(houseDid([laid], 0, null, 20)).toBeNull()
    expect(houseDid([laid], 1, null, 0)).toBeNull()
  })
})

describe('a choice that is not confirmed', () => {
  it('is a tile or an answer, nothing that the house would do anyway', () => {
    expect(chosen({ type: 'play_tile', tile: 3, rot: 2 })).toEqual({ type: 'play_tile', tile: 3, rot: 2 })
    expect(chosen({ type: 'answer', join: true })).toEqual({ type: 'answer', join: true })
    expect(chosen({ type: 'press_on' })).toBeNull()
    expect(chosen(null)).toBeNull()
  })
})

describe('patience', () => {
  const letter = { clocks: { '0': 10 } } as unknown as LetterMessage
  const patience = new Patience()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    patience.stop()
    vi.useRealTimers()
  })

  it('calls in the last moment, and stands still in a pause', () => {
    const call = vi.fn()
    patience.follow(letter, 0, true, call)
    vi.advanceTimersByTime(6000)
    patience.follow(letter, 0, false, call)
    vi.advanceTimersByTime(60_000)
    expect(Math.round(patience.left)).toBe(4000)
    patience.follow(letter, 0, true, call)
    vi.advanceTimersByTime(3000)
    expect(call).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(call).toHaveBeenCalledOnce()
  })

  it('has no end without a clock', () => {
    patience.follow({ clocks: {} } as unknown as LetterMessage, 0, true, () => undefined)
    expect(patience.left).toBe(Infinity)
  })
})

describe('the words for the strip', () => {
  it('fit what is wanted', () => {
    expect(waiting(aView({ phase: 'reveal' }))).toBe('ui.waiting.reveal')
    expect(waiting(aView({ phase: 'poll' }))).toBe('ui.waiting.poll')
    expect(waiting(aView())).toBeNull()
  })
})
