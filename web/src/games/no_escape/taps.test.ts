import { expect, it } from 'vitest'
import { aView, laid } from './a-view'
import { optionsOf } from './choice'
import { ARROW, slotsOf, tapped, towards, whyNot } from './taps'

const none = { meeples: [], asked: null }

it('chooses a way by its arrow', () => {
  const options = optionsOf(
    [
      { type: 'choose_way', way: 1 },
      { type: 'choose_way', way: 2 },
    ],
    aView(),
  )
  const scene = { options, pick: {}, meeples: [], asked: { x: 100, y: 0 } }
  expect(tapped(scene, { x: 100 + ARROW, y: 3 }, 10)).toEqual({ way: 1 })
  expect(tapped(scene, { x: 100, y: -ARROW }, 10)).toBeNull()
})

it('chooses somebody by their meeple', () => {
  const options = optionsOf(
    [1, 2].map((seat) => ({ type: 'play_action' as const, tile: 'lockdown', targets: { seat } })),
    aView(),
  )
  const meeples = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 0, y: 90 },
  ]
  expect(tapped({ options, pick: { tile: 'lockdown' }, meeples, asked: null }, { x: 5, y: 84 }, 10)).toEqual({
    tile: 'lockdown',
    seat: 2,
  })
})

it('offers no slot before a tile is chosen', () => {
  const options = optionsOf([{ type: 'place_tile', tile: 'tee', at: [2, 0], rot: 0 }], aView())
  expect(slotsOf({ options, pick: {} })).toEqual([])
  expect(tapped({ options, pick: {}, ...none }, { x: 180, y: 0 }, 10)).toBeNull()
  expect(slotsOf({ options, pick: { tile: 'tee' } })).toEqual([[2, 0]])
})

it('offers teleporters at once', () => {
  const options = optionsOf(
    [
      { type: 'choose_teleporter', at: [3, 0] },
      { type: 'choose_teleporter', at: [0, 4] },
    ],
    aView(),
  )
  expect(tapped({ options, pick: {}, ...none }, { x: 270, y: 20 }, 10)).toEqual({ at: [3, 0] })
})

it('goes to the next slot in the direction of an arrow key', () => {
  const slots = [
    [2, 0],
    [0, -2],
    [3, 1],
    [-2, 0],
  ] as const
  expect(towards(slots, null, 1)).toEqual([2, 0])
  expect(towards(slots, [2, 0], 1)).toEqual([3, 1])
  expect(towards(slots, [2, 0], 3)).toEqual([-2, 0])
  expect(towards(slots, [0, -2], 0)).toBeNull()
})

it('says why a tile cannot lie there', () => {
  const view = aView({ tiles: [laid('tee', [2, 0])] })
  expect(whyNot(view, [2, 0])).toBe('slot_taken')
  expect(whyNot(view, [1, 1])).toBe('slot_taken')
  expect(whyNot(view, [5, 5])).toBe('not_attached')
  expect(whyNot(view, [0, -2])).toBe('edges_differ')
})
