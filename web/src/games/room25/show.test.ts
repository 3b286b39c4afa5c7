import { describe, expect, it } from 'vitest'
import { aFigure, aView, rooms } from './a-view'
import { after, cellOf, settled, standings, tileAt, type Shown } from './show'
import type { Event } from './wire'

const start = (): Shown => settled(aView())
const where = (shown: Shown, who: number): number | null =>
  cellOf(shown, shown.figures.find((one) => one.who === who)?.tile ?? null)
const entered = (who: number, cell: number): Event => ({ type: 'entered', group: [who], cell, cause: 'move', by: -1 })

describe('what is shown', () => {
  it('follows somebody into a room that is turned up', () => {
    const shown = [entered(1, 7), { type: 'turned_up', cell: 7, room: 'acid' } as const].reduce(after, start())
    expect(where(shown, 1)).toBe(7)
    expect(shown.rooms.find(({ cell }) => cell === 7)?.room).toBe('acid')
  })

  it('slides a whole line with everybody in it', () => {
    const shown = [entered(1, 4), { type: 'slid', line: 0, forward: true } as const].reduce(after, start())
    expect(tileAt(shown, 0)).toBe(4)
    expect(tileAt(shown, 1)).toBe(0)
    expect(where(shown, 1)).toBe(0)
    expect(shown.arrows[0]).toBe(1)
  })

  it('knows which room fell off the edge, for the time of that slide only', () => {
    const once = after(start(), { type: 'slid', line: 5, forward: false })
    expect(once.rooms.filter(({ wraps }) => wraps !== null).map(({ tile }) => tile)).toEqual([0])
    const later = after(once, { type: 'hid', who: 0 })
    expect(later.rooms.every(({ wraps }) => wraps === null)).toBe(true)
  })

  it('swaps two rooms with all that is on them', () => {
    const shown = [entered(2, 7), { type: 'swapped', cell: 7, other: 20 } as const].reduce(after, start())
    expect([tileAt(shown, 20), where(shown, 2)]).toEqual([7, 20])
  })

  it('takes the dead off the board and brings them back to the middle', () => {
    const dead = after(start(), { type: 'died', group: [1], cells: [12], of: 'mortal' })
    expect(where(dead, 1)).toBeNull()
    expect(where(after(dead, { type: 'regenerated', group: [1] }), 1)).toBe(12)
  })

  it('moves a lock from one room to another', () => {
    const view = aView({ rooms: rooms({ 7: { locked: true, room: 'cold' }, 8: { room: 'dark' } }) })
    const shown = after(settled(view), { type: 'lock_laid', who: 5, cell: 8, taken_from: 7 })
    expect(shown.rooms.filter(({ locked }) => locked).map(({ cell }) => cell)).toEqual([8])
  })

  it('places, moves and breaks robots', () => {
    const placed = after(start(), { type: 'robot_placed', robot: 1, cell: 3 })
    expect(placed.robots).toEqual([null, 3])
    const moved = after(placed, { type: 'robot_moved', robot: 1, cell: 4 })
    expect(moved.robots).toEqual([null, 4])
    expect(after(moved, { type: 'robot_destroyed', robot: 1 }).robots).toEqual([null, null])
  })

  it('counts down with the alarm and puts the arrows away with the round', () => {
    const slid = after(start(), { type: 'slid', line: 3, forward: true })
    expect(after(slid, { type: 'alarm_raised', left: 5 }).left).toBe(5)
    const next = after(slid, { type: 'round_began', round: 2, left: 9, order: [1, 2, 3, 0] })
    expect([next.left, next.arrows.some((arrow) => arrow !== 0)]).toEqual([9, false])
  })

  it('is the truth at rest', () => {
    const view = aView({
      figures: [aFigure(0, { cell: 8 }), aFigure(1, { alive: false, cell: null })],
      robots: [8, null],
    })
    const shown = settled(view)
    expect([where(shown, 0), where(shown, 1), shown.robots]).toEqual([8, null, [8, null]])
  })

  it('gives everybody in a room a place of their own', () => {
    const shown = settled(aView({ robots: [12, null] }))
    expect(standings(shown).map(({ key, at, of }) => [key, at, of])).toEqual([
      ['f0', 0, 5],
      ['f1', 1, 5],
      ['f2', 2, 5],
      ['f3', 3, 5],
      ['r0', 4, 5],
    ])
  })
})
