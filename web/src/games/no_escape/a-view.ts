/** For tests: three seats on the hub, seat 0 to play, nothing laid; say only what differs. */
import type { Slot } from './terms'
import type { LaidTile, Meeple, View } from './wire'

const ON_HUB: Meeple = { spot: [0, 0, 0], heading: null, came_from: null }

const PLAIN: View = {
  side: 'small',
  seats: 3,
  in_game: [true, true, true],
  step: 'action',
  turn: 0,
  turns: 1,
  tiles: [],
  exits: [
    [0, -2, 0],
    [2, 0, 1],
  ],
  meeples: [ON_HUB, ON_HUB, ON_HUB],
  green: [3, 3, 3],
  locked: [false, false, false],
  hand: ['tee', 'swap', 'ab_roll'],
  hand_sizes: [3, 3, 3],
  deck: 100,
  discard: [],
  strips: 12,
  energy_used: false,
  jetpack: false,
  bonus: 0,
  dice: null,
  steps: 0,
  chain: [],
  placed: null,
  flipped: null,
  announced: null,
  targets: null,
  question: null,
  window: null,
  stake: null,
  aborts: [],
  traveller: null,
  outcome: null,
  winners: [],
  pusher_wins: false,
  active_may_counter: false,
  yellow_walkable: true,
}

export const aView = (differs: Partial<View> = {}): View => ({ ...PLAIN, ...differs })
export const laid = (tile: string, at: Slot, rot = 0, strip = false): LaidTile => ({ tile, at, rot, strip })
export const standing = (spot: Meeple['spot'], heading: Meeple['heading'] = null): Meeple => ({
  spot,
  heading,
  came_from: null,
})
