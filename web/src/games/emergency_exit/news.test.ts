// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../src/wayout/games/emergency_exit/text/en.json'
import zh from '../../../../src/wayout/games/emergency_exit/text/zh-Hant.json'
import { aView } from './a-view'
import { newCards } from './news'
import { News } from './news.svelte'
import type { Event } from './wire'

const began: Event = {
  type: 'round_began',
  round: 2,
  first: 0,
  floor: [],
  danger: [],
  deck: null,
  hands: [],
  goal: null,
}
const played: Event = { type: 'tile_played', seat: 1, tile: 4, rot: 0, blind: false }
const second = aView({ round: 2, floor: ['starting', 'too_far'], danger: ['gas', 'bolt'] })
const first = aView({ danger: ['gas'] })

describe('which cards are new', () => {
  it('are all of them when the game begins, also for whoever comes before the first tile', () => {
    expect(newCards(null, first, [])).toEqual([{ floor: 'starting' }, { danger: 'gas' }])
    expect(newCards(second, first, [began])).toEqual([{ floor: 'starting' }, { danger: 'gas' }])
  })

  it('are those that were not there in the round before', () => {
    expect(newCards(first, second, [began])).toEqual([{ floor: 'too_far' }, { danger: 'bolt' }])
  })

  it('are none in the middle of a round', () => {
    expect(newCards(null, aView({ deck: 27, top: { tile: 3, rot: 0 } }), [])).toEqual([])
    expect(newCards(null, second, [])).toEqual([])
    expect(newCards(first, first, [played])).toEqual([])
  })
})

describe('news of cards', () => {
  const news = new News()
  const take = (view = second, events: Event[] = [began], still = false, waits = false): unknown =>
    news.take(view, events, { seat: 0, still, replay: false, waits })
  beforeEach(() => {
    vi.useFakeTimers()
    take(first, [])
  })
  afterEach(() => {
    news.stop()
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('are big for a while, then go to their place and stay marked until the first own action', () => {
    take()
    expect(news.form).toBe('big')
    vi.advanceTimersByTime(2500)
    expect(news.form).toBe('leaving')
    vi.advanceTimersByTime(500)
    expect(news.form).toBeNull()
    take(second, [played])
    expect(news.marked).toHaveLength(2)
    take(second, [{ ...played, seat: 0 } as Event])
    expect(news.marked).toEqual([])
  })

  it('can be skipped', () => {
    take()
    news.skip()
    expect(news.form).toBe('leaving')
  })

  it('never lie over a tile that is laid', () => {
    take()
    take(second, [played])
    expect(news.form).toBe('brief')
  })

  it('are a line where nothing should move', () => {
    take(second, [began], true)
    expect(news.form).toBe('line')
  })

  it('wait while a window covers the table', () => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    take()
    vi.advanceTimersByTime(9000)
    expect(news.form).toBe('big')
  })

  describe('that wait to be read', () => {
    const declared: Event = { type: 'lost_declared', seat: 1, asks: 0 }

    it.each([true, false])('stay big while others lay tiles, until a press; still: %s', (still) => {
      take(second, [began], still, true)
      vi.advanceTimersByTime(12_000)
      take(second, [played], still, true)
      expect(news).toMatchObject({ form: 'big', holding: true })
      news.skip()
      expect(news).toMatchObject({ form: still ? null : 'leaving', holding: false })
    })

    it('never go by themselves', () => {
      take(second, [began], false, true)
      vi.advanceTimersByTime(3_600_000)
      expect(news).toMatchObject({ form: 'big', holding: true })
    })

    it.each([en, zh])('are said to: no time is promised after which they go', (words) => {
      expect(words['ui.reading.about']).not.toMatch(/twenty|second|minute|\d|秒|分鐘/)
    })

    it('give way to LOST, and to an own action', () => {
      take(second, [began], false, true)
      take(second, [declared], false, true)
      expect(news.holding).toBe(false)
      take(first, [])
      take(second, [began], false, true)
      expect(news.holding).toBe(true)
      take(second, [{ ...played, seat: 0 } as Event], false, true)
      expect(news.holding).toBe(false)
    })

    it('wait for no spectator', () => {
      news.take(second, [began], { seat: null, still: false, replay: false, waits: true })
      expect(news.holding).toBe(false)
    })
  })
})
