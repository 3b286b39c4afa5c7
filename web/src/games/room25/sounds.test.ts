import { expect, it } from 'vitest'
import { beatSound, SHOW_HEARD, SHOW_SOUNDS } from './sounds'
import type { Event } from './wire'

const HEARD: Event[] = [
  { type: 'turned_up', cell: 3, room: 'empty' },
  { type: 'slid', line: 1, forward: true },
  { type: 'died', group: [0], cells: [3], of: 'acid' },
  { type: 'alarm_raised', left: 5 },
  { type: 'card_drawn', card: 0, group: [], in_room: false },
  { type: 'robot_moved', robot: 0, cell: 3 },
  { type: 'escaped', who: 0, group: [0] },
  { type: 'programs_laid', counts: [], committed: [] },
]

it.each(HEARD)('has a sound for $type', (event) => {
  expect(Object.keys(SHOW_SOUNDS)).toContain(beatSound(event))
})

it('lets questions and answers pass in silence', () => {
  expect(beatSound({ type: 'answered' })).toBeNull()
})

it('knows every sound that a letter makes', () => {
  expect(Object.values(SHOW_HEARD).filter((name) => !(name in SHOW_SOUNDS))).toEqual([])
})

it('is over soon', () => {
  const ends = Object.values(SHOW_SOUNDS).flatMap((tones) => tones.map(({ at = 0, length }) => at + length))
  expect(Math.max(...ends)).toBeLessThan(1.2)
})
