// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { aView } from './a-view'
import { alarmOf, timingOf } from './timing'
import { timeWords } from './words'

describe('the time', () => {
  it('counts up from the shout', () => {
    expect(timingOf(aView(), 70_000)).toEqual({ gone: 60_000, part: 0.1, slam: null })
    expect(timingOf(aView({ starts_at: null }), 4_000).gone).toBe(0)
    expect(timeWords(61_900)).toBe('1:01')
  })

  it('is shown to the slam only after its gong', () => {
    const timing = timingOf(aView({ next_slam: { number: 1, at: 210_000 } }), 200_500)
    expect(timing.slam).toEqual({ ms: 9_500, last: false })
    expect(alarmOf(timing, 'sound')).toBe('now')
    expect(alarmOf(timingOf(aView({ next_slam: { number: 1, at: 210_000 } }), 180_000), 'sound')).toBe('soon')
    expect(alarmOf(timingOf(aView(), 180_000), 'sound')).toBe('none')
  })

  it('is shown to the end from the third gong on', () => {
    expect(timingOf(aView({ gongs: 2, slams: 2 }), 500_000).slam).toBeNull()
    expect(timingOf(aView({ gongs: 3, slams: 2 }), 580_000).slam).toEqual({ ms: 30_000, last: true })
    expect(timingOf(aView({ clock: 'sand', slams: 2 }), 580_000).slam).toEqual({ ms: 30_000, last: true })
  })

  it('of a sand timer alarms nobody before its last half minute', () => {
    const next_slam = { number: 1, at: 210_000 }
    expect(alarmOf(timingOf(aView({ next_slam }), 100_000), 'sand')).toBe('none')
    expect(alarmOf(timingOf(aView({ next_slam }), 190_000), 'sand')).toBe('soon')
  })

  it('has no length in practice', () => {
    expect(timingOf(aView({ clock: 'none', ends_at: null }), 70_000).part).toBeNull()
  })
})
