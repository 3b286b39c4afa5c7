/** For tests: a table in the Central Room, all rooms but that one face down; say only what differs. */
import { CHARACTERS, ROOM_COLOURS, type Character } from './art/kinds'
import { CENTRE, CELLS } from './geometry'
import type { Card, Catalogue, FigureView, Question, RoomView, Rules, Target, View } from './wire'

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

export const aRule = (differs: Partial<Rules>): Rules => ({ ...RULES, ...differs })

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
  adrenaline: 'ready',
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

/** The rooms in their places, with these open. */
export const open = (kinds: Readonly<Record<number, string>>): RoomView[] =>
  rooms(Object.fromEntries(Object.entries(kinds).map(([cell, room]) => [cell, { room }])))

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
  deaths: [],
  jammed: false,
  hopeless: {},
  looked: [],
  claims: [],
  sightings: [],
  outcome: null,
  winners: [],
}

/** Three players act, Ann with two characters. */
export const aView = (differs: Partial<View> = {}): View => ({ ...PLAIN, ...differs })

const EVERYBODY = [0, 1, 2, 3]

/** Four players plan their first round. */
export const planning = (differs: Partial<View> = {}): View =>
  aView({
    ...{ seats: 4, in_game: [true, true, true, true], phase: 'program', turn: -1, deciding: EVERYBODY },
    figures: EVERYBODY.map((who) => aFigure(who)),
    hidden: { room25: 1, empty: 8, vortex: 2, mortal: 1 },
    ...differs,
  })

const aCard = (differs: Partial<Card>): Card => ({
  ...{ number: 0, kind: 'blackout', madness: true, line: null, forward: null, steps: 0, plus: false },
  ...{ token: null, pair: null, colour: null },
  ...differs,
})

const DUOS: Record<Character, Character> = {
  ...{ alice: 'max', max: 'alice', jennifer: 'franck', franck: 'jennifer' },
  ...{ kevin: 'emmett', emmett: 'kevin', sarah: 'bruce', bruce: 'sarah' },
}

export const A_CATALOGUE: Catalogue = {
  around_centre: [7, 13, 17, 11],
  cards: [
    aCard({ kind: 'movement', madness: false, line: 1, forward: false, steps: 2, plus: true }),
    aCard({ kind: 'punishment', madness: false, token: 'look', pair: ['kevin', 'max'] }),
  ],
  characters: CHARACTERS.map((id) => ({ id, duo: DUOS[id], empties: 0, locks: 0, hides: false })),
  exit_zones: [0, 1, 5, 3, 4, 9, 15, 20, 21, 19, 23, 24],
  movable: [0, 1, 3, 4, 5, 6, 8, 9],
  presets: {},
  rooms: Object.fromEntries(Object.entries(ROOM_COLOURS).map(([id, colour]) => [id, { id, colour, copies: 1 }])),
}
