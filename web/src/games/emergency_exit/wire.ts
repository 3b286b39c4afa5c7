/* Made by `python3 dev.py wire` from the Python types; do not edit. */

/** How things stand for one viewer. */
export interface View {
  mode: 'race' | 'together'
  phase: 'opening' | 'over' | 'poll' | 'reveal' | 'turn'
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
  next_rot: number | null
  markers: readonly number[]
  floor: readonly string[]
  danger: readonly string[]
  danger_mode: boolean
  panic: boolean
  extra_turn: boolean
  ready: readonly boolean[]
  goal: readonly [number, number] | null
  level: number
  reveal: Reveal | null
  outcome: 'capped' | 'escaped' | 'last_one' | 'lost' | 'shared' | 'won' | null
  winners: readonly number[]
  repeat_copies: 'last_revealed' | 'last_walked'
  ties: 'shared' | 'sudden_death'
}

/** The tile that lies on the pile, and by how many quarters it is shown turned. */
export interface Top {
  tile: number
  rot: number
}

/** The whole truth of a round, told when it is over. */
export interface Reveal {
  route: readonly Laid[]
  rest: readonly number[]
  lost_at: number | null
  reason: string | null
  lost_cell: readonly [number, number] | null
  groups: readonly Group[]
  points: readonly number[]
}

/** A tile of the true route: where it lies, how it is turned, and the passes that were walked from it. */
export interface Laid {
  tile: number
  cell: readonly [number, number]
  rot: number
  walked: readonly Pass[]
}

/** One crossing of one cell by the route: in over one side, out over another. */
export interface Pass {
  cell: readonly [number, number]
  into: number
  out: number
}

/** LOST tiles laid together after `depth` direction tiles. */
export interface Group {
  depth: number
  members: readonly number[]
  right: boolean
}

/** Lay a tile of the hand on the pile; `rot` only on a Repeat. */
export interface PlayTile {
  type: 'play_tile'
  tile: number
  rot: number | null
}

/** In a panic: lay whatever tile comes to hand. */
export interface PlayBlind {
  type: 'play_blind'
  rot: number | null
}

/** Lay the LOST tile: the group has lost its way. */
export interface DeclareLost {
  type: 'declare_lost'
}

/** In a poll: lay LOST too, or keep it. */
export interface Answer {
  type: 'answer'
  join: boolean
}

/** Do nothing, for want of tiles (EEO-8). */
export interface PassTurn {
  type: 'pass_turn'
}

/** Together: say that the last tile stands on the exit (EEO-11). */
export interface AnnounceExit {
  type: 'announce_exit'
}

/** After a reveal: on to the next round. */
export interface PressOn {
  type: 'press_on'
}

/** Be out of the game for good (EEO-8). */
export interface LeaveGame {
  type: 'leave_game'
}

/** Somebody begins, and the cards lie shuffled, face down. */
export interface GameOpened {
  type: 'game_opened'
  first: number
  floor_order: readonly string[] | null
  danger_order: readonly string[] | null
}

/** Tiles are shuffled and dealt, cards turned up. Everybody has a LOST tile again. */
export interface RoundBegan {
  type: 'round_began'
  round: number
  first: number
  floor: readonly string[]
  danger: readonly string[]
  deck: readonly number[] | null
  hands: readonly (readonly number[] | null)[]
  goal: readonly [number, number] | null
}

/** A seat is to play. */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
  extra: boolean
}

/** A tile covers the pile. Everybody sees it now, and nobody ever again before the reveal (EEO-9). */
export interface TilePlayed {
  type: 'tile_played'
  seat: number
  tile: number | null
  rot: number | null
  blind: boolean
}

/** A hand is filled up. */
export interface TileDrawn {
  type: 'tile_drawn'
  seat: number
  tile: number | null
}

/** A seat without tiles keeps its LOST tile (EEO-8). */
export interface TurnPassed {
  type: 'turn_passed'
  seat: number
}

/** The pile as shown turns clockwise; the true route does not. */
export interface PileTurned {
  type: 'pile_turned'
  quarters: number
}

/** The lights will go out at that time of the game's clock. */
export interface BlackoutComing {
  type: 'blackout_coming'
  until: number
}

/** The top is hidden until the next tile covers it. */
export interface LightsOut {
  type: 'lights_out'
}

/** The next tile is played blind. */
export interface PanicSpread {
  type: 'panic_spread'
}

/** The turn goes round the other way. */
export interface DirectionReversed {
  type: 'direction_reversed'
  direction: number
}

/** A seat will have another turn. */
export interface SprintEarned {
  type: 'sprint_earned'
  seat: number
}

/** Everybody in the round has the hand of a neighbour. */
export interface HandsPassed {
  type: 'hands_passed'
  hands: readonly (readonly number[] | null)[]
}

/** A seat lays its LOST tile and opens a group. */
export interface LostDeclared {
  type: 'lost_declared'
  seat: number
  asks: number | null
}

/** A seat joins the group, or keeps its LOST tile. */
export interface Answered {
  type: 'answered'
  seat: number
  join: boolean
  asks: number | null
}

/** Together: a seat says that the last tile stands on the exit. */
export interface ExitAnnounced {
  type: 'exit_announced'
  seat: number
}

/** The pile is taken apart and the true route laid out. */
export interface RouteRevealed {
  type: 'route_revealed'
  reveal: Reveal
}

/** What each seat gets for this round. */
export interface PointsGiven {
  type: 'points_given'
  points: readonly number[]
  together: boolean
}

/** A seat has seen enough of the reveal. */
export interface PressedOn {
  type: 'pressed_on'
  seat: number
}

/** A seat is out of the game for good (EEO-8). */
export interface SeatLeft {
  type: 'seat_left'
  seat: number
}

/** won, shared, last_one, capped; together: escaped, lost. */
export interface GameEnded {
  type: 'game_ended'
  outcome: 'capped' | 'escaped' | 'last_one' | 'lost' | 'shared' | 'won'
  winners: readonly number[]
}

export interface Catalogue {
  danger_cards: readonly string[]
  floor_cards: readonly string[]
  tiles: readonly Tile[]
}

/** One printed tile. */
export interface Tile {
  id: string
  kind: 'double_left' | 'double_right' | 'intersection' | 'left' | 'repeat' | 'right' | 'start' | 'straight'
  character: string | null
  hazard: string | null
}

export type Action =
  | PlayTile
  | PlayBlind
  | DeclareLost
  | Answer
  | PassTurn
  | AnnounceExit
  | PressOn
  | LeaveGame

export type Event =
  | GameOpened
  | RoundBegan
  | TurnBegan
  | TilePlayed
  | TileDrawn
  | TurnPassed
  | PileTurned
  | BlackoutComing
  | LightsOut
  | PanicSpread
  | DirectionReversed
  | SprintEarned
  | HandsPassed
  | LostDeclared
  | Answered
  | ExitAnnounced
  | RouteRevealed
  | PointsGiven
  | PressedOn
  | SeatLeft
  | GameEnded

/** What this game's letters and its catalogue hold. */
export interface Wire {
  view: View
  event: Event
  action: Action
  catalogue: Catalogue
}
