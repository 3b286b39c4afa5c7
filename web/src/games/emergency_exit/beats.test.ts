import { describe, expect, it } from 'vitest'
import { beat, CALL, isShown } from './beats'
import type { Event } from './wire'

const lost: Event = { type: 'lost_declared', seat: 0, asks: 1 }

describe('beats', () => {
  it('take 150 to 350 milliseconds at an easy pace, and less when many wait', () => {
    for (const event of [
      { type: 'panic_spread' },
      { type: 'lights_out' },
      { type: 'pile_turned', quarters: 1 },
    ] as Event[]) {
      expect(beat(event, 0)).toBeGreaterThanOrEqual(150)
      expect(beat(event, 0)).toBeLessThanOrEqual(350)
      expect(beat(event, 12)).toBeLessThan(beat(event, 3))
    }
  })

  it('give LOST and the exit about a second', () => {
    for (const event of [lost, { type: 'exit_announced', seat: 0 }] as Event[]) expect(beat(event, 0)).toBe(CALL)
    expect(CALL).toBeGreaterThanOrEqual(1000)
    expect(CALL).toBeLessThanOrEqual(1500)
  })

  it('leave out what changes nothing on the board', () => {
    expect(isShown(lost)).toBe(true)
    expect(isShown({ type: 'tile_drawn', seat: 0, tile: null })).toBe(false)
  })
})
