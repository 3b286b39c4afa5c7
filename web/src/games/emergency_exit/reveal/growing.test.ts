import { expect, test } from 'vitest'
import type { ReplayLetter } from '../../../types'
import type { Laid, Reveal } from '../wire'
import { routeSoFar } from './growing'

const laid = (tile: number): Laid => ({ tile, cell: [0, tile], rot: 0, walked: [] })
const reveal: Reveal = {
  route: [laid(1), laid(2)],
  rest: [3],
  lost_at: 2,
  reason: 'loop',
  lost_cell: [0, 2],
  groups: [{ depth: 3, members: [0], right: true }],
  points: [1, 0],
}
const letters: ReplayLetter[] = [
  [{ type: 'game_opened' }, { type: 'round_began' }],
  [{ type: 'tile_played' }],
  [{ type: 'tile_played' }],
  [{ type: 'tile_played' }],
  [{ type: 'lost_declared' }],
  [{ type: 'answered' }, { type: 'route_revealed', reveal }],
  [{ type: 'pressed_on' }, { type: 'round_began' }],
  [{ type: 'tile_played' }],
].map((happened, number) => ({ number, at: 0, seat: null, by: 'player', happened, view: {}, may: [], asked: false }))

test('the route grows with every tile, and is lost only from the tile on that breaks it', () => {
  expect([0, 1, 2, 3].map((at) => routeSoFar(letters, at)?.route.length)).toEqual([0, 1, 2, 2])
  expect([1, 2].map((at) => routeSoFar(letters, at)?.lost_at)).toEqual([null, 2])
})

test('a call is on it once it was made', () => {
  expect([3, 4].map((at) => routeSoFar(letters, at)?.groups.length)).toEqual([0, 1])
})

test('from the reveal on it is whole', () => {
  expect(routeSoFar(letters, 5)).toEqual(reveal)
})

test('a round that was never laid open has none', () => {
  expect(routeSoFar(letters, 7)).toBeNull()
})
