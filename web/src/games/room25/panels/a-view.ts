/** For tests: a show of four in its first round, everybody in the middle; say only what differs. */
import type { Card, Catalogue, FigureView, RoomView, View } from '../wire'

const RULES: View['rules'] = {
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

export const aRule = (differs: Partial<View['rules']>): View['rules'] => ({ ...RULES, ...differs })

const CENTRE = 12

export function aFigure(who: number, differs: Partial<FigureView> = {}): FigureView {
  return {
    ...{ who, seat: who, side: 0, alive: true, cell: CENTRE, role: null, shown: false, lost: [] },
    ...{ adrenaline: 'ready', hidden: false, empties: 0, reminder: null, reminder_in_hand: true, ready: false },
    ...{ slots: [false, false, false], program: null, used: [], passed: false, free: false, pile: null },
    ...{ trap: null, drowns: null, cold: false, sits_out: false, recovered: false },
    ...differs,
  }
}

/** Room 25 lies in the corner. */
export const aRoom = (cell: number, differs: Partial<RoomView> = {}): RoomView => ({
  ...{ tile: cell, room: cell === CENTRE ? 'central' : null, barred: false, locked: false, axis: null, note: null },
  ...differs,
})

const PLAIN: View = {
  rules: RULES,
  seats: 4,
  in_game: [true, true, true, true],
  phase: 'program',
  round: 1,
  left: 10,
  going: 0,
  place: 0,
  order: [0, 1, 2, 3],
  turn: -1,
  casting: [],
  undecided: [],
  deciding: [0, 1, 2, 3],
  figures: [0, 1, 2, 3].map((who) => aFigure(who)),
  rooms: Array.from({ length: 25 }, (_, cell) => aRoom(cell)),
  hidden: { room25: 1, empty: 8, vortex: 2, mortal: 1 },
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

/** The rooms of the plain view, with these open. */
export const open = (rooms: Readonly<Record<number, string>>): RoomView[] =>
  PLAIN.rooms.map((room, cell) => ({ ...room, room: rooms[cell] ?? room.room }))

export const aCard = (differs: Partial<Card>): Card => ({
  ...{ number: 0, kind: 'blackout', madness: true, line: null, forward: null, steps: 0, plus: false },
  ...{ token: null, pair: null, colour: null },
  ...differs,
})

const DUOS = ['max', 'franck', 'alice', 'emmett', 'jennifer', 'kevin', 'bruce', 'sarah']
const IDS = ['alice', 'jennifer', 'max', 'kevin', 'franck', 'emmett', 'sarah', 'bruce']

export const A_CATALOGUE: Catalogue = {
  around_centre: [7, 13, 17, 11],
  cards: [
    aCard({ kind: 'movement', madness: false, line: 1, forward: false, steps: 2, plus: true }),
    aCard({ kind: 'punishment', madness: false, token: 'look', pair: ['kevin', 'max'] }),
  ],
  characters: IDS.map((id, at) => ({ id, duo: DUOS[at] ?? '', empties: 0, locks: 0, hides: false })),
  exit_zones: [0, 1, 5, 3, 4, 9, 15, 20, 21, 19, 23, 24],
  movable: [0, 1, 3, 4, 5, 6, 8, 9],
  presets: {},
  rooms: {},
}
