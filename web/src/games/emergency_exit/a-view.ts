/** A view for tests: three seats, seat 0 to play, nothing special; say only what differs. */
import type { View } from './types'

const PLAIN: View = {
  mode: 'race',
  phase: 'turn',
  round: 1,
  seats: 3,
  turn: 0,
  opener: null,
  direction: 1,
  first: 0,
  scores: [0, 0, 0],
  target: 3,
  in_game: [true, true, true],
  holds: [true, true, true],
  hand_sizes: [3, 3, 3],
  hand: [1, 2, 3],
  deck: 28,
  top: { tile: 0, rot: 0 },
  dark: false,
  free: false,
  next_rot: 0,
  markers: [],
  floor: ['starting'],
  danger: [],
  danger_mode: false,
  panic: false,
  extra_turn: false,
  ready: [false, false, false],
  goal: null,
  level: 0,
  reveal: null,
  outcome: null,
  winners: [],
}

export const aView = (differs: Partial<View> = {}): View => ({ ...PLAIN, ...differs })
