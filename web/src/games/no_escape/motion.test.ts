import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beatLength, makeMotion, type Clock } from './motion'
import type { Event } from './types'

const step: Event = { type: 'stepped', seat: 0, to: [0, 0, 1], heading: 0, came_from: 2 }
const asked: Event = { type: 'asked', seat: 0, question: 'branch', ways: 3 }

describe('motion', () => {
  let due: (() => void) | null
  const clock: Clock = {
    set: (run) => {
      due = run
      return run
    },
    clear: () => {
      due = null
    },
  }
  const tick = (): void => {
    const run = due
    due = null
    run?.()
  }
  beforeEach(() => {
    due = null
  })

  it('plays events one after another, then rests', () => {
    const [beat, rest] = [vi.fn(), vi.fn()]
    makeMotion(beat, rest, clock).add([step, step])
    expect(beat).toHaveBeenCalledTimes(1)
    tick()
    expect(beat).toHaveBeenCalledTimes(2)
    expect(rest).not.toHaveBeenCalled()
    tick()
    expect(rest).toHaveBeenCalledTimes(1)
  })

  it('does not wait for what cannot be seen', () => {
    const [beat, rest] = [vi.fn(), vi.fn()]
    makeMotion(beat, rest, clock).add([asked, step])
    expect(beat).toHaveBeenCalledTimes(2)
    expect(rest).not.toHaveBeenCalled()
  })

  it('can be skipped', () => {
    const rest = vi.fn()
    const motion = makeMotion(vi.fn(), rest, clock)
    motion.add([step, step, step])
    motion.skip()
    expect(rest).toHaveBeenCalledTimes(1)
    expect(due).toBeNull()
  })

  it('hurries when many wait, and takes 150 to 350 milliseconds otherwise', () => {
    expect(beatLength(step, 30)).toBeLessThan(beatLength(step, 0) / 2)
    expect(beatLength(step, 0)).toBeGreaterThanOrEqual(150)
    expect(beatLength({ type: 'rolled', seat: 0, dice: [1, 2], bonus: 0, again: false }, 0)).toBeLessThanOrEqual(350)
  })
})
