import { describe, expect, it } from 'vitest'
import { beatOf, makeMotion, type Beat, type Clock } from './motion'

interface Happened {
  type: 'stepped' | 'asked'
  seat: number
}
const step = (seat: number): Happened => ({ type: 'stepped', seat })
const asked: Happened = { type: 'asked', seat: 9 }
const beat = beatOf<Happened['type']>({ stepped: 200 }, [
  [8, 0.25],
  [2, 0.5],
])

/** A clock that runs when told to. */
function aClock(): Clock & { run: () => void } {
  let due: (() => void) | null = null
  return {
    set: (run) => (due = run),
    clear: () => (due = null),
    run() {
      const now = due
      due = null
      now?.()
    },
  }
}

function aStage(pace: Beat<Happened> = beat) {
  const seen: string[] = []
  const clock = aClock()
  const motion = makeMotion<Happened>(
    pace,
    ({ seat }, ms) => seen.push(`${seat} for ${ms}`),
    () => seen.push('rest'),
    clock,
  )
  return { seen, clock, motion }
}

describe('motion', () => {
  it('plays events one after another and then rests', () => {
    const { seen, clock, motion } = aStage()
    motion.add([step(0), step(1)])
    expect(seen).toEqual(['0 for 200'])
    clock.run()
    expect(seen).toEqual(['0 for 200', '1 for 200'])
    clock.run()
    expect(seen).toEqual(['0 for 200', '1 for 200', 'rest'])
  })

  it('does not wait for what cannot be seen', () => {
    const { seen, clock, motion } = aStage()
    motion.add([asked, step(0), asked])
    expect(seen).toEqual(['9 for 0', '0 for 200'])
    clock.run()
    expect(seen).toEqual(['9 for 0', '0 for 200', '9 for 0', 'rest'])
  })

  it('rests at once when nothing is worth showing', () => {
    const { seen, motion } = aStage()
    motion.add([])
    expect(seen).toEqual(['rest'])
  })

  it('queues a second letter behind the first', () => {
    const { seen, clock, motion } = aStage()
    motion.add([step(0)])
    motion.add([step(1)])
    expect(seen).toEqual(['0 for 200'])
    clock.run()
    expect(seen).toEqual(['0 for 200', '1 for 200'])
  })

  it('jumps to the truth when skipped', () => {
    const { seen, clock, motion } = aStage()
    motion.add([step(0), step(1)])
    motion.skip()
    clock.run()
    expect(seen).toEqual(['0 for 200', 'rest'])
  })

  describe('with an event that stays', () => {
    function read() {
      const stage = aStage((event, waiting) => (event.seat === 5 ? Infinity : beat(event, waiting)))
      stage.motion.add([step(0), step(1), step(5)])
      return stage
    }

    it('goes on only when told to, with all that came meanwhile', () => {
      const { seen, clock, motion } = read()
      clock.run()
      clock.run()
      motion.add([step(2)])
      clock.run()
      motion.hurry()
      expect(seen).toEqual(['0 for 200', '1 for 200', '5 for Infinity'])
      motion.go()
      clock.run()
      expect(seen.slice(3)).toEqual(['2 for 200', 'rest'])
    })

    it('hurries as far as to it, past nothing unseen', () => {
      const { seen, clock, motion } = read()
      motion.hurry()
      clock.run()
      expect(seen).toEqual(['0 for 200', '1 for 0', '5 for Infinity'])
    })

    it('forgets it for the truth', () => {
      const { seen, clock, motion } = read()
      motion.hurry()
      motion.skip()
      motion.go()
      motion.add([step(2)])
      clock.run()
      expect(seen.slice(3)).toEqual(['rest', '2 for 200', 'rest'])
    })

    it('jumps to the truth if there is none', () => {
      const { seen, clock, motion } = aStage()
      motion.add([step(0), step(1)])
      motion.hurry()
      clock.run()
      expect(seen).toEqual(['0 for 200', 'rest'])
    })
  })

  it('shows nothing more once stopped', () => {
    const { seen, clock, motion } = aStage()
    motion.add([step(0), step(1)])
    motion.stop()
    clock.run()
    expect(seen).toEqual(['0 for 200'])
  })

  it('hurries when many wait', () => {
    expect([0, 2, 3, 8, 9].map((waiting) => beat(step(0), waiting))).toEqual([200, 200, 100, 100, 50])
  })
})
