import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LetterMessage } from '../../types'
import { aView } from './a-view'
import { chosen, waiting } from './late'
import { Patience } from './patience'

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
