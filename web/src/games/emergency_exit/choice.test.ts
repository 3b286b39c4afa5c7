import { describe, expect, it } from 'vitest'
import { kept, keyOf, mainAction, moved, NOTHING, picked, shownRot, turned } from './choice'
import { aView } from './a-view'
import type { Action } from './wire'

const plays = (...tiles: number[]): Action[] => tiles.map((tile) => ({ type: 'play_tile', tile, rot: null }))

describe('picking a tile', () => {
  it('goes round the hand with the arrows', () => {
    expect(moved(NOTHING, 1, 3).at).toBe(0)
    expect(moved(NOTHING, -1, 3).at).toBe(2)
    expect(moved({ at: 2, rot: 0 }, 1, 3).at).toBe(0)
    expect(moved(NOTHING, 1, 0).at).toBeNull()
  })

  it('ignores a digit beyond the hand', () => {
    expect(picked({ at: 1, rot: 0 }, 4, 3).at).toBe(1)
  })

  it('stays with the tile when the hand changes around it, and lets go when it is gone', () => {
    expect(kept({ at: 2, rot: 1 }, [5, 6, 7], [7, 8, 9])).toEqual({ at: 0, rot: 1 })
    expect(kept({ at: 0, rot: 0 }, [5, 6, 7], [6, 7, 8]).at).toBeNull()
  })

  it('turns in quarters', () => {
    expect(turned({ at: 0, rot: 3 }).rot).toBe(0)
    expect(turned({ at: 0, rot: 0 }, -1).rot).toBe(3)
  })
})

describe('what the picked tile would look like', () => {
  it('follows the arrow below unless the rotation is free', () => {
    expect(shownRot({ at: 0, rot: 2 }, aView({ next_rot: 1 }))).toBe(1)
    expect(shownRot({ at: 0, rot: 2 }, aView({ free: true, next_rot: null }))).toBe(2)
    expect(shownRot({ at: 0, rot: 2 }, aView({ dark: true, next_rot: null }))).toBeNull()
  })
})

describe('the main button', () => {
  const view = aView({ hand: [4, 5, 6] })

  it('does nothing until a tile is picked', () => {
    expect(mainAction(NOTHING, view, plays(4, 5, 6))).toBeNull()
  })

  it('lays the picked tile without a rotation when that is forced', () => {
    expect(mainAction({ at: 1, rot: 3 }, view, plays(4, 5, 6))).toEqual({ type: 'play_tile', tile: 5, rot: null })
  })

  it('sends the rotation after a Repeat', () => {
    const free = aView({ hand: [4, 5, 6], free: true })
    expect(mainAction({ at: 1, rot: 3 }, free, plays(4, 5, 6))).toEqual({ type: 'play_tile', tile: 5, rot: 3 })
  })

  it('does nothing when it is not your turn', () => {
    expect(mainAction({ at: 1, rot: 0 }, view, [])).toBeNull()
  })

  it('plays blind in a panic, passes with an empty hand, presses on after a reveal', () => {
    expect(mainAction(NOTHING, view, [{ type: 'play_blind', rot: null }, { type: 'declare_lost' }])).toEqual({
      type: 'play_blind',
      rot: null,
    })
    expect(mainAction(NOTHING, aView({ hand: [] }), [{ type: 'declare_lost' }, { type: 'pass_turn' }])).toEqual({
      type: 'pass_turn',
    })
    expect(mainAction({ at: 0, rot: 0 }, view, [{ type: 'press_on' }])).toEqual({ type: 'press_on' })
  })
})

describe('keys', () => {
  it('mean what the rules of the screen say', () => {
    expect(keyOf('2')).toEqual({ is: 'pick', at: 1 })
    expect(keyOf('ArrowLeft')).toEqual({ is: 'move', by: -1 })
    expect(keyOf('R', true)).toEqual({ is: 'turn', by: -1 })
    expect(keyOf('Enter')).toEqual({ is: 'lay' })
    expect(keyOf('l')).toEqual({ is: 'lost' })
    expect(keyOf('x')).toBeNull()
  })
})
