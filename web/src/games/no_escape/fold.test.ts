import { describe, expect, it } from 'vitest'
import { folded, type Folded } from './fold'
import type { Event } from './wire'

const began: Event = { type: 'move_began', seat: 0, steps: 3, jetpack: false }
const pushed = (seat: number, by: number): Event => ({ type: 'pushed', seat, by })
const stepped = (seat: number): Event => ({ type: 'stepped', seat, to: [0, 0, 1], heading: 0, came_from: 2 })
const flipped = (tile: string, fits = false): Event => ({ type: 'tile_flipped', seat: 0, tile, fits })

describe('what one line tells', () => {
  const further = (seat: number, by: number): Folded => ({ type: 'pushed', seat, by, further: true })

  it('is a push of however many steps, each of which is kept', () => {
    const move = [began, pushed(1, 0), stepped(1), stepped(0), pushed(1, 0), stepped(1), stepped(0)]
    const pushes = folded(move, []).filter(({ type }) => type === 'pushed')
    expect(pushes).toEqual([pushed(1, 0), further(1, 0)])
  })

  it('is that push also after a question in the middle of it', () => {
    expect(folded([pushed(1, 0), stepped(1)], [began, pushed(1, 0)])).toEqual([further(1, 0), stepped(1)])
  })

  it('is not the push of somebody else, or in another move', () => {
    expect(folded([pushed(2, 1), pushed(1, 0)], [began])).toHaveLength(2)
    expect(folded([began, pushed(1, 0)], [began, pushed(1, 0)])).toEqual([began, pushed(1, 0)])
  })

  it('is a run of flipped tiles', () => {
    expect(folded([flipped('tee'), flipped('beam'), flipped('cross', true)], [])).toEqual([
      { ...flipped('cross', true), flips: 3 },
    ])
    expect(folded([flipped('tee', true)], [])).toEqual([flipped('tee', true)])
  })
})
