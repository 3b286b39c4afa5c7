// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { soundOf, TEMPLE_SOUNDS } from './sounds'
import type { Face } from './terms'
import type { Event } from './wire'

const rolled = (seat: number, ...faces: Face[]): Event => ({
  type: 'rolled',
  seat,
  dice: faces.map((_, die) => die),
  faces,
  at: 0,
})

describe('the short sounds', () => {
  it("tell a black mask from other dice, and only one's own", () => {
    expect([
      soundOf(rolled(0, 'A', 'K'), 0),
      soundOf(rolled(0, 'A', 'B'), 0),
      soundOf(rolled(1, 'B'), 0),
      soundOf(rolled(1, 'B'), null),
    ]).toEqual(['tm_roll', 'tm_locked', null, null])
  })

  it('leave gongs, slams and the end to the soundtrack', () => {
    const blows: Event[] = [
      { type: 'begun', at: 0 },
      { type: 'gong', number: 1 },
      { type: 'slammed', number: 1, safe: [], lost: [] },
      { type: 'collapsed' },
    ]
    expect(blows.map((blow) => soundOf(blow, 0))).toEqual([null, null, null, null])
  })

  it('are all written down', () => {
    const heard: Event[] = [
      rolled(0, 'B'),
      { type: 'gems_taken', seat: 1, node: 2, level: 1, taken: 1, paid: [], at: 1 },
      { type: 'curse_drawn', seat: 1, curse: 'mask', kept: true },
      { type: 'got_out', seat: 1, paid: [], at: 1 },
    ]
    heard.forEach((event) => expect(TEMPLE_SOUNDS[soundOf(event, 0) ?? '']?.length).toBeGreaterThan(0))
  })
})
