import { describe, expect, it } from 'vitest'
import { DEAD_END } from './figures/plans'
import { IN_PASSING, passingWords, recalled, story } from './story'
import type { Event } from './wire'

const name = (seat: number): string => 'ABC'.charAt(seat)
/** Shows the key and what fills it. */
const t = (key: string, params = {}): string => `${key} ${JSON.stringify(params)}`
const told = (event: Event) => story(event, t, name)

describe('the story', () => {
  it('never says which tile was laid', () => {
    const one = told({ type: 'tile_played', seat: 1, tile: 5, rot: 2, blind: false })
    const other = told({ type: 'tile_played', seat: 1, tile: 30, rot: 0, blind: true })

    expect(one).toEqual({ params: { seat: 'B' } })
    expect(other).toEqual(one)
  })

  it('keeps no line about a danger, which would tell the sign on a covered tile', () => {
    for (const type of IN_PASSING) expect(told({ type, seat: 0, quarters: 1 } as unknown as Event)).toBeNull()
    expect(told({ type: 'turn_began', seat: 0, extra: true })).toBeNull()
  })

  it('tells the poll, the reveal and the points', () => {
    expect(told({ type: 'answered', seat: 2, join: true, asks: null })?.key).toBe('event.answered.join')
    expect(told({ type: 'route_revealed', reveal: DEAD_END })?.key).toBe('event.route_revealed.lost')
    expect(told({ type: 'points_given', points: [0, 1, 0], together: false })).toEqual({
      key: 'event.points_given.one',
      params: { seats: 'B' },
    })
    expect(told({ type: 'points_given', points: [0, 0, 0], together: false })).toBeNull()
    expect(told({ type: 'points_given', points: [1, 1, 1], together: true })).toEqual({
      key: 'event.points_given.together',
      params: {},
    })
  })

  it('says dangers in passing', () => {
    expect(passingWords({ type: 'pile_turned', quarters: 2 }, t, name)).toContain('event.pile_turned.2')
    expect(passingWords({ type: 'lost_declared', seat: 0, asks: 1 }, t, name)).toBeNull()
  })
})

describe('what the page keeps (EEO-9)', () => {
  it('is no move, no hand and no danger', () => {
    expect(recalled({ type: 'tile_played', seat: 1, tile: 5, rot: 2, blind: true })).toBeNull()
    expect(recalled({ type: 'tile_drawn', seat: 1, tile: 5 })).toBeNull()
    expect(recalled({ type: 'pile_turned', quarters: 1 })).toBeNull()
    const deal = { first: 0, floor: [], danger: [], deck: null, goal: null }
    expect(recalled({ type: 'round_began', round: 2, hands: [[1, 2, 3], null], ...deal })).toMatchObject({
      hands: [],
      deck: null,
    })
  })

  it('is the reveal whole: the round is over', () => {
    const revealed: Event = { type: 'route_revealed', reveal: DEAD_END }
    expect(recalled(revealed)).toBe(revealed)
  })
})
