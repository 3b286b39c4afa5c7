/** For tests: three adventurers in a temple of three chambers, a minute in; say only what differs. */
import type { Face } from './terms'
import type { ChamberView, DieView, SeatView, View } from './wire'

/** One letter a die: a face, `.` blank, `b` locked, `x` lost; a star after a face says that it is offered. */
export function dice(text: string, seat = 0): DieView[] {
  return [...text.matchAll(/([AKTG.bx])(\*?)/g)].map(([, sign, star], at) => ({
    id: seat * 10 + at,
    state: sign === '.' ? 'blank' : sign === 'b' ? 'locked' : sign === 'x' ? 'lost' : 'shown',
    face: sign === 'b' ? 'B' : sign === '.' || sign === 'x' ? null : (sign as Face),
    offered: star === '*',
    held: null,
    counts_as: null,
  }))
}

export const aSeat = (differs: Partial<SeatView> = {}): SeatView => ({
  node: 0,
  dice: dice('.....'),
  curses: [],
  treasures: [],
  auto_offer: true,
  gave: false,
  absent: false,
  left: false,
  behind: false,
  silent: false,
  roll_from: 0,
  act_from: 0,
  most_dice: 5,
  order: ['locked', 'blank', 'A', 'T', 'K', 'G'],
  risk: [],
  must_roll: [],
  prices: [],
  ...differs,
})

export const aChamber = (
  tile: string,
  x: number,
  y: number,
  doors: readonly number[],
  differs: Partial<ChamberView> = {},
): ChamberView => ({
  tile,
  x,
  y,
  turned: 0,
  doors,
  passages: [],
  gems_done: null,
  chest: 'none',
  curse: false,
  ...differs,
})

const PLAIN: View = {
  phase: 'running',
  starts_at: 10_000,
  intro_until: 10_000,
  ends_at: 610_000,
  next_slam: null,
  gongs: 0,
  slams: 0,
  clock: 'sound',
  tempo: 100,
  difficulty: 'normal',
  leavers: 'behind',
  modules: [],
  settings: {},
  gone: {},
  reserved: [],
  stirred: false,
  gems_added: 0,
  seats: { 0: aSeat(), 1: aSeat({ dice: dice('.....', 1) }), 2: aSeat({ dice: dice('.....', 2) }) },
  chambers: {
    0: aChamber('start', 0, 0, [1, 3]),
    1: aChamber('gems_key_a', 1, 0, [3, 1, 2, 0], { turned: 1 }),
    2: aChamber('b07', -1, 0, [1, 3, 0, 2], { turned: 3 }),
  },
  tasks: {},
  pile: 14,
  depot: 11,
  spare: 2,
  gems_taken: 0,
  fates: 0,
  exit: null,
  exit_keys: 12,
  vote: null,
  ready: [],
  curses_left: 0,
  treasures_left: 0,
  valve: false,
  prompts: [],
  bans: [],
  pause: null,
  outcome: null,
  report: null,
  extra: {},
}

export const aView = (differs: Partial<View> = {}): View => ({ ...PLAIN, ...differs })
