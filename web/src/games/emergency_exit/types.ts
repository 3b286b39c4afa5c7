/** What this game's letters hold: mirrors view.py and the game's events, actions and catalogue. */
import type { Catalogue, GameAction, GameEvent, LetterMessage } from '../../types'

export type Kind = 'start' | 'straight' | 'left' | 'right' | 'double_left' | 'double_right' | 'intersection' | 'repeat'
export type Character = 'courier' | 'firefighter' | 'visitor' | 'runner' | 'clerk' | 'janitor'
export type Hazard = 'arrow' | 'horn' | 'bolt' | 'gas' | 'water' | 'rubble' | 'flame'
export type FloorCard =
  'starting' | 'five_faces' | 'too_far' | 'same_face' | 'long_corridor' | 'no_crossing' | 'no_retreat'
/** x grows to the east, y to the north. */
export type Cell = readonly [number, number]
/** Quarter turns clockwise; also a side or a heading, counted clockwise from north. */
export type Way = number

export interface TileInfo {
  id: string
  kind: Kind
  character: Character | null
  hazard: Hazard | null
}

export interface ExitCatalogue {
  tiles: TileInfo[]
  floor_cards: FloorCard[]
  danger_cards: Hazard[]
}

export interface Top {
  tile: number
  rot: Way
}

export interface Pass {
  cell: Cell
  into: Way
  out: Way
}

export interface Laid {
  tile: number
  cell: Cell
  rot: Way
  walked: readonly Pass[]
}

export interface Group {
  depth: number
  members: readonly number[]
  right: boolean
}

export interface Reveal {
  route: readonly Laid[]
  rest: readonly number[]
  lost_at: number | null
  reason: string | null
  lost_cell: Cell | null
  groups: readonly Group[]
  points: readonly number[]
}

export interface View {
  mode: 'race' | 'together'
  phase: 'turn' | 'poll' | 'reveal' | 'over'
  round: number
  seats: number
  turn: number | null
  opener: number | null
  direction: number
  first: number
  scores: readonly number[]
  target: number
  in_game: readonly boolean[]
  holds: readonly boolean[]
  hand_sizes: readonly number[]
  hand: readonly number[] | null
  deck: number
  top: Top | null
  dark: boolean
  free: boolean
  next_rot: Way | null
  markers: readonly number[]
  floor: readonly FloorCard[]
  danger: readonly Hazard[]
  danger_mode: boolean
  panic: boolean
  extra_turn: boolean
  ready: readonly boolean[]
  goal: Cell | null
  level: number
  reveal: Reveal | null
  outcome: string | null
  winners: readonly number[]
}

export type Action =
  | { type: 'play_tile'; tile: number; rot: Way | null }
  | { type: 'play_blind'; rot: Way | null }
  | { type: 'declare_lost' }
  | { type: 'answer'; join: boolean }
  | { type: 'pass_turn' }
  | { type: 'press_on' }
  | { type: 'announce_exit' }

export type Event =
  | { type: 'game_opened' }
  | { type: 'round_began'; round: number; first: number; goal: Cell | null }
  | { type: 'tile_played'; seat: number; tile: number | null; rot: Way | null; blind: boolean }
  | { type: 'pile_turned'; quarters: number }
  | { type: 'blackout_coming' }
  | { type: 'lights_out' }
  | { type: 'panic_spread' }
  | { type: 'panic_ended' }
  | { type: 'direction_reversed'; direction: number }
  | { type: 'sprint_earned'; seat: number }
  | { type: 'tile_drawn'; seat: number; tile: number | null }
  | { type: 'hands_passed' }
  | { type: 'turn_began'; seat: number; extra: boolean }
  | { type: 'turn_passed'; seat: number }
  | { type: 'lost_declared'; seat: number }
  | { type: 'answered'; seat: number; join: boolean }
  | { type: 'route_revealed'; reveal: Reveal }
  | { type: 'points_given'; points: readonly number[]; together: boolean }
  | { type: 'pressed_on'; seat: number }
  | { type: 'exit_announced'; seat: number }
  | { type: 'seat_left'; seat: number }
  | { type: 'game_ended'; outcome: string; winners: readonly number[] }

// The server checks every letter against the types that these mirror; here they only get their names back.
export const viewOf = (letter: LetterMessage): View => letter.view as View
export const eventsOf = (happened: GameEvent[]): Event[] => happened as unknown as Event[]
export const actionsOf = (may: GameAction[]): Action[] => may as unknown as Action[]
export const catalogueOf = (catalogue: Catalogue): ExitCatalogue => catalogue as unknown as ExitCatalogue
