import { describe, expect, it } from 'vitest'
import { aView } from './a-view'
import { chosen, cycled, filled, missing, optionsOf, picking, tappedSlot, turnable, valuesOf } from './choice'
import type { Slot } from './terms'
import type { Action } from './wire'

const place = (tile: string, at: Slot, rot: number): Action => ({ type: 'place_tile', tile, at, rot })
const may: Action[] = [
  { type: 'skip_action' },
  place('tee', [2, 0], 0),
  place('tee', [2, 0], 2),
  place('tee', [0, -2], 1),
  { type: 'play_action', tile: 'swap', targets: { at: [0, -2], to: [2, 0], rot: 0, to_rot: 1 } },
  { type: 'play_action', tile: 'swap', targets: { at: [0, -2], to: [2, 0], rot: 2, to_rot: 1 } },
  { type: 'play_action', tile: 'lockdown', targets: { seat: 2 } },
]
const options = optionsOf(may, aView())

describe('choosing bit by bit', () => {
  it('begins with a tile of the hand', () => {
    expect(missing(options, {})).toBe('tile')
    expect(chosen(options, {})).toBeNull()
    expect(missing(options, { tile: 'tee' })).toBe('at')
  })

  it('offers only what may be done', () => {
    expect(valuesOf(options, { tile: 'tee' }, 'at')).toEqual([
      [2, 0],
      [0, -2],
    ])
    expect(tappedSlot(options, { tile: 'tee' }, [3, 3])).toBeNull()
  })

  it('lays a tile with its first rotation, and the next one with the next tap', () => {
    const once = tappedSlot(options, { tile: 'tee' }, [2, 0]) ?? {}
    expect(chosen(options, once)?.action).toEqual(place('tee', [2, 0], 0))
    const twice = tappedSlot(options, once, [2, 0]) ?? {}
    expect(chosen(options, twice)?.action).toEqual(place('tee', [2, 0], 2))
    expect(chosen(options, tappedSlot(options, twice, [2, 0]) ?? {})?.action).toEqual(place('tee', [2, 0], 0))
  })

  it('forgets the rotation when another slot is tapped', () => {
    const there = tappedSlot(options, { tile: 'tee', at: [2, 0], rot: 2 }, [0, -2]) ?? {}
    expect(there).toEqual({ tile: 'tee', at: [0, -2] })
    expect(turnable(options, there, [0, -2])).toBeNull()
  })

  it('turns both ways', () => {
    expect(cycled(options, { tile: 'tee', at: [2, 0] }, 'rot', -1).rot).toBe(2)
  })

  it('chooses by itself what leaves no choice', () => {
    expect(picking(options, {}, 'tile', 'lockdown')).toEqual({ tile: 'lockdown', seat: 2 })
    expect(filled(options, {})).toEqual({})
  })
})

describe('two tiles that change places', () => {
  it('may be tapped in either order, and the action sent is one of those allowed', () => {
    const first = tappedSlot(options, { tile: 'swap' }, [2, 0]) ?? {}
    const ready = chosen(options, first)
    expect(ready?.pick).toMatchObject({ at: [2, 0], to: [0, -2] })
    expect(may).toContain(ready?.action)
  })

  it('turns the tile that is going to lie where one taps', () => {
    const pick = { tile: 'swap', at: [0, -2] as const, to: [2, 0] as const }
    expect(turnable(options, pick, [2, 0])).toBe('rot')
    expect(turnable(options, pick, [0, -2])).toBeNull()
  })
})

it('fills the gap of a Hallway Collapse in its own slot', () => {
  const view = aView({ announced: 'collapse', targets: { at: [2, 0] } })
  const lay = optionsOf([{ type: 'lay_tile', tile: 'tee', rot: 1 }], view)
  expect(lay[0]?.pick).toEqual({ tile: 'tee', at: [2, 0], rot: 1 })
})

it('needs nothing chosen for what is done with a button', () => {
  expect(optionsOf([{ type: 'roll' }, { type: 'let_pass' }], aView())).toEqual([])
})
