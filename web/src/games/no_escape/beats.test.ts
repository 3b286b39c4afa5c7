import { expect, it } from 'vitest'
import { beat, isBoom } from './beats'
import type { Event } from './wire'

const step: Event = { type: 'stepped', seat: 0, to: [0, 0, 1], heading: 0, came_from: 2 }
const rolled: Event = { type: 'rolled', seat: 0, dice: [1, 2], bonus: 0, again: false }
const asked: Event = { type: 'asked', seat: 0, question: 'branch', ways: 3 }

it('hurries when many wait, and takes 150 to 350 milliseconds otherwise', () => {
  expect(beat(step, 30)).toBeLessThan(beat(step, 0) / 2)
  expect(beat(step, 0)).toBeGreaterThanOrEqual(150)
  expect(beat(rolled, 0)).toBeLessThanOrEqual(350)
  expect(beat(asked, 0)).toBe(0)
})

it('takes its time for the end of the station, but not for that of a game', () => {
  const boom: Event = { type: 'game_ended', outcome: 'exploded', winners: [] }
  const out: Event = { type: 'game_ended', outcome: 'escaped', winners: [0] }
  expect([isBoom(boom), isBoom(out), beat(out, 0)]).toEqual([true, false, 0])
  expect(beat(boom, 40)).toBeGreaterThan(1000)
})
