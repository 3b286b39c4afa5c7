import { describe, expect, it } from 'vitest'
import { beatLength, makeMotion, type Clock } from './motion'
import type { Event } from './types'

const lost = (seat: number): Event => ({ type: 'lost_declared', seat })
const drawn: Event = { type: 'tile_drawn', seat: 0, tile: null }

/** A clock that runs when told to. */
function aClock(): Clock & { run: () => void } {
  let waiting: (() => void) | null = null
  return {
    set: (run) => (waiting = run),
    clear: () => (waiting = null),
    run: () => {
      const now = waiting
      waiting = null
      now?.()
    },
  }
}

function aStage() {
  const seen: string[] = []
  const clock = aClock()
  const motion = makeMotion(
    (event) => seen.push('seat' in event ? `${event.type} ${event.seat}` : event.type),
    () => seen.push('rest'),
    clock,
  )
  return { seen, clock, motion }
}

describe('motion', () => {
  it('plays events one after another and then rests', () => {
    const { seen, clock, motion } = aStage()
    motion.add([lost(0), drawn, lost(1)])
    expect(seen).toEqual(['lost_declared 0'])
    clock.run()
    clock.run()
    expect(seen).toEqual(['lost_declared 0', 'lost_declared 1', 'rest'])
  })

  it('rests at once when nothing is worth showing', () => {
    const { seen, motion } = aStage()
    motion.add([drawn])
    expect(seen).toEqual(['rest'])
  })

  it('queues a second letter behind the first', () => {
    const { seen, clock, motion } = aStage()
    motion.add([lost(0)])
    motion.add([lost(1)])
    expect(seen).toEqual(['lost_declared 0'])
    clock.run()
    expect(seen).toEqual(['lost_declared 0', 'lost_declared 1'])
  })

  it('jumps to the truth when skipped', () => {
    const { seen, clock, motion } = aStage()
    motion.add([lost(0), lost(1)])
    motion.skip()
    clock.run()
    expect(seen).toEqual(['lost_declared 0', 'rest'])
  })

  it('keeps every beat between 150 and 350 ms at an easy pace, and hurries when many wait', () => {
    for (const event of [lost(0), { type: 'lights_out' }, { type: 'pile_turned', quarters: 1 }] as Event[]) {
      expect(beatLength(event, 0)).toBeGreaterThanOrEqual(150)
      expect(beatLength(event, 0)).toBeLessThanOrEqual(350)
      expect(beatLength(event, 12)).toBeLessThan(beatLength(event, 3))
    }
  })
})
