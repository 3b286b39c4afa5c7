/** For tests: four people in the Central Room, Ann with two of them, all rooms but that one face down; say only what differs. */
import type { Catalogue, FigureView, Question, RoomView, Rules, Target, View } from './wire'
import { ROOM_COLOURS } from './art/kinds'
import { CENTRE, CELLS } from './geometry'

const RULES: Rules = {
  mode: 'suspicion',
  level: 'base',
  guards: 1,
  abilities: true,
  adrenaline: true,
  reminders: true,
  assist: false,
  picked: false,
  team_chat: true,
  prison_binds_push: true,
  outsider_may_eject: false,
  pivot_binds_specials: false,
  key_in_exit_zone: true,
  moving_in_exit_zone: false,
  madness_franck_recovers: true,
  flood_after_second_action: false,
  complex: 'by_mode',
  custom: [],
  madness_cards: false,
}

export const aRoom = (tile: number, differs: Partial<RoomView> = {}): RoomView => ({
  tile,
  room: tile === CENTRE ? 'central' : null,
  barred: false,
  locked: false,
  axis: null,
  note: null,
  ...differs,
})

export const aFigure = (who: number, differs: Partial<FigureView> = {}): FigureView => ({
  who,
  seat: who,
  side: 0,
  alive: true,
  cell: CENTRE,
  role: null,
  shown: false,
  lost: [],
  adrenaline: 'none',
  recovered: false,
  hidden: false,
  empties: 0,
  reminder: null,
  reminder_in_hand: true,
  ready: false,
  slots: [false, false, false],
  program: null,
  used: [],
  passed: false,
  free: false,
  pile: null,
  trap: null,
  drowns: null,
  cold: false,
  sits_out: false,
  ...differs,
})

/** The rooms in their places, some of them otherwise. */
export const rooms = (differ: Readonly<Record<number, Partial<RoomView>>> = {}): RoomView[] =>
  CELLS.map((cell) => aRoom(cell, differ[cell]))

export const asked = (id: string, differs: Partial<Question> = {}): Question => ({
  family: 'token',
  id,
  who: 0,
  options: [],
  group: [],
  tile: -1,
  from_cell: -1,
  target: null,
  card: -1,
  ...differs,
})

export const choose = (target: Target) => ({ type: 'choose' as const, target })

const PLAIN: View = {
  rules: RULES,
  seats: 3,
  in_game: [true, true, true],
  phase: 'pass',
  round: 1,
  left: 10,
  going: 1,
  place: 1,
  order: [0, 1, 2, 3],
  turn: 0,
  casting: [],
  undecided: [],
  deciding: [],
  figures: [aFigure(0), aFigure(1), aFigure(2), aFigure(3, { seat: 0 })],
  rooms: rooms(),
  hidden: {},
  robots: [null, null],
  homes: [null, null],
  free_locks: 2,
  arrows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  deck: 0,
  discard: [],
  drawn: [],
  in_view: [],
  question: null,
  todo: [],
  ordered: [],
  key_done: false,
  graveyard: [],
  jammed: false,
  looked: [],
  claims: [],
  outcome: null,
  winners: [],
}

export const aView = (differs: Partial<View> = {}): View => ({ ...PLAIN, ...differs })

export const A_CATALOGUE: Catalogue = {
  around_centre: [7, 13, 17, 11],
  cards: [],
  characters: [],
  exit_zones: [0, 1, 5, 3, 4, 9, 15, 20, 21, 19, 23, 24],
  movable: [0, 1, 3, 4, 5, 6, 8, 9],
  presets: {},
  rooms: Object.fromEntries(Object.entries(ROOM_COLOURS).map(([id, colour]) => [id, { id, colour, copies: 1 }])),
}
