import { describe, expect, it } from 'vitest'
import { CROSSING, DEAD_END, LOOP } from '../figures/plans'
import type { Reveal } from '../wire'
import { lengthOf, momentsOf, nextStop, sceneAt } from './timeline'

const kinds = (reveal: Reveal): string[] => momentsOf(reveal).map(({ is }) => is)
const withGroups = (reveal: Reveal, ...groups: [depth: number, members: number[], right: boolean][]): Reveal => ({
  ...reveal,
  groups: groups.map(([depth, members, right]) => ({ depth, members, right })),
})

describe('the moments of a reveal', () => {
  it('lay every tile, then tell where the group got lost', () => {
    expect(kinds(DEAD_END)).toEqual(['start', 'lay', 'lay', 'lay', 'lay', 'lost', 'end'])
  })

  it('show a second pass as a moment of its own', () => {
    expect(kinds(CROSSING)).toEqual(['start', 'lay', 'lay', 'lay', 'lay', 'again', 'safe', 'end'])
  })

  it('show early groups at their depth, and the others only after the loss', () => {
    const reveal = withGroups(DEAD_END, [1, [0], false], [4, [1, 2], true], [6, [3], false])
    const moments = momentsOf(reveal)

    expect(kinds(reveal)).toEqual(['start', 'lay', 'group', 'lay', 'lay', 'lay', 'lost', 'group', 'group', 'end'])
    expect(moments.flatMap((moment) => (moment.is === 'group' ? [moment.verdict] : []))).toEqual([
      'early',
      'right',
      'late',
    ])
  })

  it('show LOST before any tile at Start, and as too early', () => {
    const [, group] = momentsOf(withGroups(LOOP, [0, [1], false]))

    expect(group).toMatchObject({ is: 'group', cell: [0, 0], verdict: 'early' })
  })

  it('do not lay Start twice when the route begins with it', () => {
    const start = { tile: 0, cell: [0, 0] as const, rot: 0, walked: [] }

    expect(kinds({ ...LOOP, route: [start, ...LOOP.route] })).toEqual(kinds(LOOP))
  })
})

describe('the scene at a moment', () => {
  const moments = momentsOf(withGroups(CROSSING, [2, [0], false]))

  it('begins with Start alone', () => {
    const scene = sceneAt(moments, 0)

    expect(scene.laid).toHaveLength(1)
    expect(scene.lines).toHaveLength(0)
    expect(scene.done).toBe(false)
  })

  it('holds everything at the end, with second passes marked', () => {
    const scene = sceneAt(moments, moments.length - 1)

    expect(scene.laid).toHaveLength(5)
    expect(scene.lines.map(({ again }) => again)).toEqual([false, false, false, false, true])
    expect(scene.groups).toHaveLength(1)
    expect(scene.lost).toBe(false)
    expect(scene.done).toBe(true)
  })

  it('is dark from the loss on, not before', () => {
    const lost = momentsOf(DEAD_END)

    expect(sceneAt(lost, 4).lost).toBe(false)
    expect(sceneAt(lost, 5).lost).toBe(true)
  })
})

describe('stepping', () => {
  const moments = momentsOf(CROSSING)

  it('takes a tile and its second passes as one step', () => {
    expect(nextStop(moments, 4, 1)).toBe(6)
    expect(nextStop(moments, 6, -1)).toBe(4)
  })

  it('stays within the reveal', () => {
    expect(nextStop(moments, 0, -1)).toBe(0)
    expect(nextStop(moments, moments.length - 1, 1)).toBe(moments.length - 1)
  })

  it('goes faster on long routes and at higher speed, and never ends the show with a wait', () => {
    const [, lay] = momentsOf(CROSSING)
    const last = moments.at(-1)
    if (!lay || !last) throw new Error('a reveal has moments')

    expect(lengthOf(lay, 32, 1)).toBeLessThan(lengthOf(lay, 4, 1))
    expect(lengthOf(lay, 4, 2)).toBe(lengthOf(lay, 4, 1) / 2)
    expect(lengthOf(last, 4, 1)).toBe(0)
  })
})
