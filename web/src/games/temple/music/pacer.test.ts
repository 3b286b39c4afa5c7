import { describe, expect, it } from 'vitest'
import { Pacer } from './pacer'

/** A letter a second, each so many milliseconds late; what is read right after the last one, less the truth. */
function offAfter(lates: readonly number[], runs = 1): number {
  const pacer = new Pacer()
  lates.forEach((late, second) => {
    const now = second * 1000 + late
    pacer.told(second * 1000 * runs, runs, now)
    for (let tick = 0; tick < 20; tick += 1) pacer.read(now + tick * 40)
  })
  const now = lates.length * 1000
  return pacer.read(now) - now * runs
}

describe('the clock for ears', () => {
  it('believes the quickest letter', () => {
    expect(offAfter([80, 5, 60, 90, 70, 85])).toBeCloseTo(-5, 5)
    expect(offAfter([80, 5, 60, 90, 70, 85], 2)).toBeCloseTo(-10, 5)
  })

  it('puts a small error right slowly, and never goes back', () => {
    const pacer = new Pacer()
    pacer.told(1000, 1, 100)
    pacer.read(100)
    pacer.told(1150, 1, 200)
    const read = Array.from({ length: 100 }, (_, tick) => pacer.read(200 + tick * 40))
    const steps = read.slice(1).map((at, index) => at - (read[index] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(40.8 + 1e-9)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(40 - 1e-9)
    expect(read.at(-1)).toBeCloseTo(1150 + 3960, 5)
  })

  it('stands still with the clock, and follows at once when it is set', () => {
    const pacer = new Pacer()
    pacer.told(5000, 1, 0)
    expect(pacer.read(1000)).toBe(6000)
    pacer.told(6000, 0, 1000)
    expect(pacer.read(9000)).toBe(6000)
    pacer.told(6000, 1, 9000)
    expect(pacer.read(9500)).toBe(6500)
    pacer.told(1000, 1, 10_000)
    expect(pacer.read(10_000)).toBe(1000)
  })
})
