import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dice } from './a-view'
import { Hand } from './hand.svelte'
import type { DieView } from './wire'

let hand: Hand
const at = (list: readonly DieView[], index: number): DieView => list[index] as DieView

describe('the own dice', () => {
  beforeEach(() => {
    hand = new Hand()
  })

  it('are all rolled but those that are kept or locked', () => {
    const lying = dice('AK.bT')
    hand.toggle(at(lying, 1))
    expect(hand.toRoll(lying, 5)).toEqual([0, 2, 4])
    hand.toggle(at(lying, 1))
    expect(hand.toRoll(lying, 5)).toEqual([0, 1, 2, 4])
  })

  it('are never all kept by themselves: the last one stays to be rolled', () => {
    const lying = dice('K*K*K*bb')
    hand.take(lying, [0, 1, 2])
    expect(hand.toRoll(lying, 5)).toHaveLength(1)
  })

  it('are let go one by one when all others are locked, unless somebody keeps them by hand', () => {
    hand.take(dice('K*K*K*AA'), [0, 1, 2])
    const locked = dice('K*K*K*bb')
    hand.take(locked, [3, 4])
    expect(hand.toRoll(locked, 5)).toEqual([2])
    hand.toggle(at(locked, 2))
    hand.take(locked, [])
    expect(hand.toRoll(locked, 5)).toEqual([])
  })

  it('are let go first if nobody is offered them any more', () => {
    hand.take(dice('K*K*AAA'), [0, 1])
    const locked = dice('KK*bbb')
    hand.take(locked, [2, 3, 4])
    expect(hand.toRoll(locked, 5)).toEqual([0])
  })

  it('cannot be kept before they show a face', () => {
    const lying = dice('.b')
    lying.forEach((die) => hand.toggle(die))
    expect(hand.kept.size).toBe(0)
  })

  it('are rolled two at a time with a cursed hand, the used ones first (TMP-6)', () => {
    expect(hand.toRoll(dice('AK.T.'), 2)).toEqual([2, 4])
    expect(hand.toRoll(dice('AK.TG'), 2)).toEqual([0, 2])
  })

  it('are rolled whether kept or not if they have to be, before all others (TMP-5.11)', () => {
    const lying = dice('AKA.T').map((die) => (die.face === 'A' ? { ...die, counts_as: '' } : die))
    hand.toggle(at(lying, 0))
    expect(hand.toRoll(lying, 5, [0, 2])).toEqual([0, 1, 2, 3, 4])
    expect(hand.toRoll(lying, 2, [0, 2])).toEqual([0, 2])
  })

  it('are left alone while they are set aside for a request (TMP-6.12)', () => {
    const lying = dice('AAK.T').map((die) => (die.face === 'A' ? { ...die, counts_as: '' } : die))
    expect(hand.toRoll(lying, 5)).toEqual([2, 3, 4])
  })

  it('are kept no longer once they were used or rolled', () => {
    hand.toggle(at(dice('AK'), 0))
    hand.take(dice('.K'), [])
    expect(hand.kept.size).toBe(0)
    hand.toggle(at(dice('AK'), 0))
    hand.take(dice('TK'), [0])
    expect(hand.kept.size).toBe(0)
  })

  it('are kept when they are offered, until they are let go', () => {
    hand.take(dice('K*A'), [0])
    expect([...hand.kept]).toEqual([0])
    hand.toggle(at(dice('K*A'), 0))
    hand.take(dice('K*A'), [])
    expect(hand.kept.size).toBe(0)
  })

  it('tumble until they land, but not for ever', () => {
    vi.useFakeTimers()
    hand.tumble([0, 1])
    hand.take(dice('AK'), [0])
    expect([...hand.tumbling]).toEqual([1])
    vi.advanceTimersByTime(1500)
    expect(hand.tumbling.size).toBe(0)
    vi.useRealTimers()
  })
})
