import { describe, expect, it } from 'vitest'
import { aView } from './a-view'
import { NOTHING } from './choice'
import { pollOrder } from './poll'
import { statusOf, toAct, whyNoCall } from './status'

describe('whom the game waits for', () => {
  it('is the one at turn, those still looking, or nobody', () => {
    expect(toAct(aView({ turn: 2 }))).toEqual([2])
    expect(
      toAct(aView({ phase: 'reveal', turn: null, ready: [true, false, false], in_game: [true, true, false] })),
    ).toEqual([1])
    expect(toAct(aView({ phase: 'over', turn: null }))).toEqual([])
  })
})

describe('the status line', () => {
  it('tells what to do when it is your turn', () => {
    expect(statusOf(aView(), 0, NOTHING, []).key).toBe('ui.status.choose')
    expect(statusOf(aView(), 0, { at: 1, rot: 0 }, []).key).toBe('ui.status.lay')
    expect(statusOf(aView({ free: true }), 0, { at: 1, rot: 0 }, []).key).toBe('ui.status.turn_it')
    expect(statusOf(aView({ panic: true }), 0, NOTHING, []).key).toBe('ui.status.panic')
    expect(statusOf(aView({ hand: [] }), 0, NOTHING, [{ type: 'pass_turn' }]).key).toBe('ui.status.empty')
  })

  it('names the other seat when it is not, also for spectators', () => {
    expect(statusOf(aView({ turn: 1 }), 0, NOTHING, [])).toEqual({ key: 'ui.status.turn_other', seat: 1 })
    expect(statusOf(aView({ turn: 0 }), null, NOTHING, [])).toEqual({ key: 'ui.status.turn_other', seat: 0 })
  })

  it('says that you are out once you have said LOST, and whom the others wait for', () => {
    const view = aView({ turn: 1, holds: [false, true, true] })
    expect(statusOf(view, 0, NOTHING, [])).toEqual({ key: 'ui.status.out', seat: 1 })
    expect(statusOf(view, 2, NOTHING, []).key).toBe('ui.status.turn_other')
    expect(statusOf(view, null, NOTHING, []).key).toBe('ui.status.turn_other')
  })

  it('says who opened the poll to the one who is asked', () => {
    const view = aView({ phase: 'poll', turn: 0, opener: 2 })
    expect(statusOf(view, 0, NOTHING, [])).toEqual({ key: 'ui.status.poll_you', seat: 2, yours: true })
    expect(statusOf(view, 1, NOTHING, [])).toEqual({ key: 'ui.status.poll_other', seat: 0 })
  })
})

describe('why LOST cannot be said', () => {
  it('is told with its rule', () => {
    expect(whyNoCall(aView(), 0, [{ type: 'declare_lost' }])).toBeNull()
    expect(whyNoCall(aView({ turn: 1 }), 0, [])?.code).toBe('not_your_turn')
    expect(whyNoCall(aView({ holds: [false, true, true] }), 0, [])?.code).toBe('no_lost_tile')
    expect(whyNoCall(aView({ phase: 'poll', turn: 1 }), 0, [])?.code).toBe('not_a_turn')
  })
})

describe('the poll', () => {
  it('tells earlier answers clockwise from the opener', () => {
    const view = aView({ phase: 'poll', opener: 1, turn: 0, holds: [true, false, false], markers: [1, 2] })
    expect(pollOrder(view)).toEqual([
      { seat: 1, said: 'opened' },
      { seat: 2, said: 'joined' },
      { seat: 0, said: 'asked' },
    ])
  })

  it('leaves out those whose LOST tile lies in an earlier group', () => {
    const view = aView({
      phase: 'poll',
      seats: 4,
      opener: 1,
      turn: 3,
      in_game: [true, true, true, true],
      holds: [false, false, true, true],
      markers: [0, 1],
    })
    expect(pollOrder(view)).toEqual([
      { seat: 1, said: 'opened' },
      { seat: 2, said: 'kept' },
      { seat: 3, said: 'asked' },
    ])
  })
})
