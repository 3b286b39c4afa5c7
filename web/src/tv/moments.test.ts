import { expect, test } from 'vitest'
import { moment as inComplex } from '../games/room25/moment'
import type { Event as ComplexEvent } from '../games/room25/wire'
import { moment as onStation } from '../games/no_escape/moment'
import type { Event as StationEvent } from '../games/no_escape/wire'
import { moment as inTemple } from '../games/temple/moment'
import type { Event as TempleEvent } from '../games/temple/wire'

test('on the station an escape and the explosion are moments, and the end of the game alone is not', () => {
  const escaped: StationEvent = { type: 'escaped', seat: 1, by: 1 }
  const ended = (outcome: 'escaped' | 'exploded'): StationEvent => ({ type: 'game_ended', outcome, winners: [] })

  expect(onStation(escaped)).toBe('good')
  expect(onStation(ended('exploded'))).toBe('bad')
  expect(onStation(ended('escaped'))).toBeNull()
})

test('in the temple gongs call, doors slam, and nobody looks up for a roll', () => {
  const gong: TempleEvent = { type: 'gong', number: 1 }
  const collapsed: TempleEvent = { type: 'collapsed' }
  const begun: TempleEvent = { type: 'begun', at: 0 }

  expect([gong, collapsed, begun].map(inTemple)).toEqual(['call', 'bad', 'call'])
  expect(inTemple({ type: 'gems_added', n: 1 })).toBeNull()
})

test('in the complex a death is one, and a step is none', () => {
  const died: ComplexEvent = { type: 'died', group: [0], cells: [3], of: 'acid' }

  expect(inComplex(died)).toBe('bad')
  expect(inComplex({ type: 'alarm_raised', left: 3 })).toBe('call')
  expect(inComplex({ type: 'waited', who: 0, place: 0 })).toBeNull()
})
