import { describe, expect, it } from 'vitest'
import { recapOf } from './recap'
import type { Event } from './wire'

const keys = (...events: Event[]): string[] => recapOf(events, 0).map(({ key }) => key)
const abort = (seat: number, against: number): Event => ({ type: 'abort_played', seat, tile: 'ab_maze', against })
const settled = (seat: number, works: boolean): Event => ({ type: 'abort_settled', seat, tile: 'ab_maze', works })

describe('what others have done to somebody', () => {
  it('is an abort that works, told as what it stopped', () => {
    expect(keys(abort(1, 0), settled(1, true))).toEqual(['ui.recap.aborted'])
    expect(keys(abort(0, 1), abort(2, 0), settled(2, true), settled(0, false))).toEqual(['ui.recap.abort_stopped'])
  })

  it('is not an abort that was stopped itself, nor what happened to others', () => {
    expect(keys(abort(1, 0), abort(2, 1), settled(2, true), settled(1, false))).toEqual([])
    expect(keys({ type: 'pushed', seat: 1, by: 0 }, { type: 'locked', seat: 2, by: 1 })).toEqual([])
  })

  it('is being locked in, turned, siphoned and robbed', () => {
    expect(
      keys(
        { type: 'locked', seat: 0, by: 1 },
        { type: 'siphoned', seat: 0, by: 1 },
        { type: 'tile_taken', seat: 1, giver: 0, tile: 'tee' },
      ),
    ).toEqual(['ui.recap.locked', 'ui.recap.siphoned', 'ui.recap.taken'])
    expect(keys({ type: 'faced_about', seat: 0, by: 0 })).toEqual([])
  })

  it('counts the steps of one push, and is forgotten with the own next deed', () => {
    const pushed: Event = { type: 'pushed', seat: 0, by: 2 }
    expect(recapOf([pushed, pushed, pushed], 0)).toEqual([{ key: 'ui.recap.pushed', by: 2, n: 3 }])
    expect(keys(pushed, { type: 'rolled', seat: 0, dice: [1, 1], bonus: 0, again: true })).toHaveLength(1)
    expect(keys(pushed, { type: 'action_skipped', seat: 0 })).toEqual([])
  })
})
