import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aView, laid, standing } from './a-view'
import { stepsOut } from './distance'
import { endAt, follow, OUTSIDE, stationOf, waysAt } from './station'
import type { View } from './wire'

const stationFor = (view: View): ReturnType<typeof stationOf> => stationOf(A_BOOK, view)
const steps = (view: View, seat = 0): number | null => stepsOut(stationFor(view), view, seat)

describe('the maze as a graph', () => {
  it('leads from the starting board onto a tile and back', () => {
    const station = stationFor(aView({ tiles: [laid('triple', [0, -2])] }))
    expect(follow(station, [0, 0, 4], 0)).toEqual([0, -2, 2])
    expect(follow(station, [0, -2, 2], 2)).toEqual([0, 0, 4])
    expect(follow(station, [0, -2, 0], 0)).toBe(OUTSIDE)
  })

  it('leads from tile to tile', () => {
    const station = stationFor(aView({ tiles: [laid('corner', [0, -2], 1), laid('triple', [1, -2], 1)] }))
    expect(follow(station, [0, -2, 0], 1)).toEqual([1, -2, 2])
  })

  it('has no way where two catwalks merely lie side by side', () => {
    expect(follow(stationFor(aView()), [0, 0, 2], 1)).toBeNull()
    expect(waysAt(stationFor(aView()), [0, 0, 0])).toEqual([0, 1])
  })

  it('knows the ends of tunnels', () => {
    const station = stationFor(aView({ tiles: [laid('ctrl_y', [0, -2])] }))
    expect(endAt(station, [0, -2, 1])).toBe('ctrl_y')
    expect(endAt(station, [0, -2, 0])).toBeNull()
  })

  it('stops before a yellow teleporter where it cannot be walked onto', () => {
    const station = stationFor(aView({ tiles: [laid('tele_y', [0, -2])], yellow_walkable: false }))
    expect(follow(station, [0, -2, 0], 0)).toBeNull()
  })
})

describe('the hint', () => {
  it('counts the crossing of the exit as a step', () => {
    expect(steps(aView())).toBe(5)
    expect(steps(aView({ meeples: [standing([0, 0, 4], 0)] }))).toBe(1)
  })

  it('never turns back by itself', () => {
    expect(steps(aView({ meeples: [standing([0, 0, 4], 2)] }))).toBe(9)
  })

  it('turns round at a dead end', () => {
    const view = aView({ tiles: [laid('ctrl_y', [0, -2])], meeples: [standing([0, 0, 4], 0)] })
    expect(steps(view)).toBe(2 + 6 + 5)
  })

  it('teleports for nothing, unless the other teleporter is taken', () => {
    const tiles = [laid('tele_w', [0, -2]), laid('tele_w', [4, 0], 1)]
    const free = aView({ tiles, meeples: [standing([0, 0, 4], 0)] })
    expect(steps(free)).toBe(2 + 2)
    const taken = aView({ tiles, meeples: [standing([0, 0, 4], 0), standing([4, 0, 1], 3)] })
    expect(steps(taken)).toBe(2 + 6 + 5)
  })

  it('takes only the ways that a meeple may still choose', () => {
    const view = aView({ question: { kind: 'branch', seat: 0, ways: [1] }, tiles: [laid('triple', [2, 0], 1)] })
    expect(steps(view)).toBe(8)
  })

  it('says nothing about somebody who has left', () => {
    expect(steps(aView({ meeples: [standing(null)] }))).toBeNull()
  })
})
