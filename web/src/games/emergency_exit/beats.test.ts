import { describe, expect, it } from 'vitest'
import { beat, isShown } from './beats'
import type { Event } from './wire'

const lost: Event = { type: 'lost_declared', seat: 0, asks: 1 }

describe('beats', () => {
  it('take 150 to 350 milliseconds at an easy pace, and less when many wait', () => {
    for (const event of [lost, { type: 'lights_out' }, { type: 'pile_turned', quarters: 1 }] as Event[]) {
      expect(beat(event, 0)).toBeGreaterThanOrEqual(150)
      expect(beat(event, 0)).toBeLessThanOrEqual(350)
      expect(beat(event, 12)).toBeLessThan(beat(event, 3))
    }
  })

  it('leave out what changes nothing on the board', () => {
    expect(isShown(lost)).toBe(true)
    expect(isShown({ type: 'tile_drawn', seat: 0, tile: null })).toBe(false)
  })
})
