/* Made by `python -m wayout.server.wire` from the Python types; do not edit.
 * Schema cfe73fd4db245f0755f8955b09aa72a6142d32876ca77b623df620bb056a7698 */
export type ClientMessage =
  | Wish
  | TakeBack
  | Agree
  | AskPause
  | AskResume
  | Sit
  | Stand
  | Ready
  | Rename
  | Say
  | SetSeats
  | SetBot
  | SetOpen
  | SetOptions
  | SetTimers
  | SetSpectators
  | Remove
  | Start
  | Rematch
  | Leave
  | Ping
export type ServerMessage = Room | LetterMessage | Granted | Refused | Chat | Said | Pong | Gone
export type Phrase = 'hello' | 'good_luck' | 'well_played' | 'thinking' | 'hurry' | 'oops' | 'thanks' | 'again'
export type EmergencyExitAction =
  | EmergencyExitPlayTile
  | EmergencyExitPlayBlind
  | EmergencyExitDeclareLost
  | EmergencyExitAnswer
  | EmergencyExitPassTurn
  | EmergencyExitAnnounceExit
  | EmergencyExitPressOn
  | EmergencyExitLeaveGame
export type EmergencyExitEvent =
  | EmergencyExitGameOpened
  | EmergencyExitRoundBegan
  | EmergencyExitTurnBegan
  | EmergencyExitTilePlayed
  | EmergencyExitTileDrawn
  | EmergencyExitTurnPassed
  | EmergencyExitPileTurned
  | EmergencyExitBlackoutComing
  | EmergencyExitLightsOut
  | EmergencyExitPanicSpread
  | EmergencyExitDirectionReversed
  | EmergencyExitSprintEarned
  | EmergencyExitHandsPassed
  | EmergencyExitLostDeclared
  | EmergencyExitAnswered
  | EmergencyExitExitAnnounced
  | EmergencyExitRouteRevealed
  | EmergencyExitPointsGiven
  | EmergencyExitPressedOn
  | EmergencyExitSeatLeft
  | EmergencyExitGameEnded

/**
 * Play this. The same id twice is played once.
 */
export interface Wish {
  type: 'wish'
  id: string
  number: number
  action: unknown
}
export interface TakeBack {
  type: 'take_back'
  id: string
}
/**
 * Answers the open request: a take-back, a pause, a resume.
 */
export interface Agree {
  type: 'agree'
  yes: boolean
}
export interface AskPause {
  type: 'ask_pause'
}
export interface AskResume {
  type: 'ask_resume'
}
export interface Sit {
  type: 'sit'
  seat: number
}
export interface Stand {
  type: 'stand'
}
export interface Ready {
  type: 'ready'
  ready: boolean
}
export interface Rename {
  type: 'rename'
  name: string
  colour?: number | null
}
/**
 * A line of one's own, or one of PHRASES by id.
 */
export interface Say {
  type: 'say'
  text?: string | null
  phrase?: string | null
}
export interface SetSeats {
  type: 'set_seats'
  seats: number
}
export interface SetBot {
  type: 'set_bot'
  seat: number
  strength: string
}
/**
 * Frees the seat, whoever or whatever is in it.
 */
export interface SetOpen {
  type: 'set_open'
  seat: number
}
export interface SetOptions {
  type: 'set_options'
  options: {
    [k: string]: boolean | number | string
  }
}
/**
 * Seconds by kind of waiting (0: no limit) and the grace for those who drop.
 */
export interface SetTimers {
  type: 'set_timers'
  timers: {
    [k: string]: number
  }
  grace: number
}
export interface SetSpectators {
  type: 'set_spectators'
  allowed: boolean
}
export interface Remove {
  type: 'remove'
  guest: string
}
export interface Start {
  type: 'start'
}
export interface Rematch {
  type: 'rematch'
}
export interface Leave {
  type: 'leave'
}
export interface Ping {
  type: 'ping'
  sent: number
}
export interface Profile {
  name: string
  colour?: number | null
}
export interface MoveToken {
  token: string
}
export interface NewTable {
  game: string
}
/**
 * Play on from after the step of this number.
 */
export interface ForkPoint {
  number: number
}
/**
 * All of the table but the game itself.
 */
export interface Room {
  type: 'room'
  code: string
  game: string
  host: string
  status: string
  seats: SeatInfo[]
  guests: GuestInfo[]
  options: {
    [k: string]: boolean | number | string
  }
  seat_counts: number[]
  timers: {
    [k: string]: number
  }
  grace: number
  spectators: boolean
  match: string | null
  forked: boolean
  request: Request | null
  past: PastMatch[]
  can_start: boolean
  why_not: string | null
  you: You
}
/**
 * `kind` is open, guest or bot. `stand_in`: a bot plays for an absent guest. `follows`: at a fork that gathers,
 *     who had this seat in the record.
 */
export interface SeatInfo {
  kind: string
  name: string
  colour: number
  guest: string | null
  strength: string | null
  ready: boolean
  here: boolean
  stand_in: boolean
  follows: string
}
export interface GuestInfo {
  id: string
  name: string
  colour: number
  here: boolean
  seat: number | null
}
/**
 * Something all seated people must agree on: `take_back`, `pause` or `resume`.
 */
export interface Request {
  kind: string
  by: number
  yes: number[]
  waiting: number[]
}
export interface PastMatch {
  match: string
  outcome: string
  winners: number[]
  names: string[]
}
export interface You {
  guest: string
  seat: number | null
  host: boolean
  spectator: boolean
}
export interface LetterMessage {
  type: 'letter'
  match: string
  number: number
  at: number
  happened: unknown[]
  view: unknown
  may: unknown[]
  clocks: {
    [k: string]: number
  }
  take_back: TakeBackOffer
  missed: unknown[] | null
}
/**
 * May this seat take its last step back alone (`free`), or only if all agree?
 */
export interface TakeBackOffer {
  free: boolean
  ask: boolean
}
export interface Granted {
  type: 'granted'
  id: string
  number: number
}
export interface Refused {
  type: 'refused'
  code: string
  rule: string
  facts: {
    [k: string]: unknown
  }
  id: string | null
}
export interface Chat {
  type: 'chat'
  lines: Line[]
}
/**
 * One line of chat; `at` is Unix time in milliseconds.
 */
export interface Line {
  guest: string
  name: string
  colour: number
  at: number
  text: string | null
  phrase: string | null
}
export interface Said {
  type: 'said'
  line: Line
}
export interface Pong {
  type: 'pong'
  sent: number
}
export interface Gone {
  type: 'gone'
  code: string
}
/**
 * Every error: a code with words in every language.
 */
export interface Problem {
  code: string
  rule: string
  facts: {
    [k: string]: unknown
  }
}
export interface House {
  version: string
  games: GameInfo[]
}
/**
 * What the house offers. `seat_counts`: what the presets allow, taken together.
 */
export interface GameInfo {
  id: string
  seat_counts: number[]
  options: Option[]
  presets: {
    [k: string]: {
      [k: string]: boolean | number | string
    }
  }
  timers: {
    [k: string]: number
  }
  bots: string[]
  standard_bot: string
  catalogue: {
    [k: string]: unknown
  }
}
/**
 * One choice; its name and the names of its values are in the game's words, by id.
 */
export interface Option {
  id: string
  values: (boolean | number | string)[]
  default: boolean | number | string
}
/**
 * `colour` is an identity 0 to 7: a colour, a shape and a letter.
 */
export interface Me {
  id: string
  name: string
  colour: number | null
}
export interface MoveLink {
  link: string
  qr: Squares
}
/**
 * A QR code: the side in squares, quiet border included, and the dark ones as one path for an SVG.
 */
export interface Squares {
  side: number
  path: string
}
export interface TableCode {
  code: string
}
/**
 * `guests`: the names of those at the table.
 */
export interface TableInfo {
  code: string
  game: string
  status: string
  guests: string[]
}
/**
 * A table at which the asking guest is known. `guests`: the names of all who are.
 */
export interface OwnTable {
  code: string
  game: string
  status: string
  seated: boolean
  guests: string[]
}
/**
 * A finished match. `steps` counts those that stand after all take-backs.
 */
export interface MatchInfo {
  match: string
  game: string
  names: string[]
  colours: number[]
  seats: number
  options: {
    [k: string]: boolean | number | string
  }
  steps: number
  result: Result
}
/**
 * How a game ended. The outcome has words in every language.
 */
export interface Result {
  outcome: string
  winners: number[]
  scores: number[]
}
export interface MatchLetters {
  match: string
  viewer: number
  letters: ReplayLetter[]
}
/**
 * What one viewer was told after one step. `seat` and `by` say who acted: player, bot, timer or table.
 */
export interface ReplayLetter {
  number: number
  at: number
  seat: number | null
  by: string
  happened: unknown[]
  view: unknown
  may: unknown[]
}
/**
 * `mode` is race or together; `phase` is turn, poll, reveal or over.
 */
export interface EmergencyExitView {
  mode: string
  phase: string
  round: number
  seats: number
  turn: number | null
  opener: number | null
  direction: number
  first: number
  scores: number[]
  target: number
  in_game: boolean[]
  holds: boolean[]
  hand_sizes: number[]
  hand: number[] | null
  deck: number
  top: EmergencyExitTop | null
  dark: boolean
  free: boolean
  next_rot: number | null
  markers: number[]
  floor: string[]
  danger: string[]
  danger_mode: boolean
  panic: boolean
  extra_turn: boolean
  ready: boolean[]
  goal: never[] | null
  level: number
  reveal: EmergencyExitReveal | null
  outcome: string | null
  winners: number[]
  repeat_copies: string
  ties: string
}
/**
 * The tile that lies on the pile, and by how many quarters it is shown turned.
 */
export interface EmergencyExitTop {
  tile: number
  rot: number
}
/**
 * The whole truth of a round, told when it is over.
 */
export interface EmergencyExitReveal {
  route: EmergencyExitLaid[]
  rest: number[]
  lost_at: number | null
  reason: string | null
  lost_cell: never[] | null
  groups: EmergencyExitGroup[]
  points: number[]
}
/**
 * A tile of the true route: where it lies, how it is turned, and the passes that were walked from it.
 */
export interface EmergencyExitLaid {
  tile: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: never[]
  rot: number
  walked: EmergencyExitPass[]
}
/**
 * One crossing of one cell by the route: in over one side, out over another.
 */
export interface EmergencyExitPass {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: never[]
  into: number
  out: number
}
/**
 * LOST tiles laid together after `depth` direction tiles.
 */
export interface EmergencyExitGroup {
  depth: number
  members: number[]
  right: boolean
}
/**
 * Lay a tile of the hand on the pile; `rot` only on a Repeat.
 */
export interface EmergencyExitPlayTile {
  type: 'play_tile'
  tile: number
  rot: number | null
}
/**
 * In a panic: lay whatever tile comes to hand.
 */
export interface EmergencyExitPlayBlind {
  type: 'play_blind'
  rot: number | null
}
/**
 * Lay the LOST tile: the group has lost its way.
 */
export interface EmergencyExitDeclareLost {
  type: 'declare_lost'
}
/**
 * In a poll: lay LOST too, or keep it.
 */
export interface EmergencyExitAnswer {
  type: 'answer'
  join: boolean
}
/**
 * Do nothing, for want of tiles (EEO-8).
 */
export interface EmergencyExitPassTurn {
  type: 'pass_turn'
}
/**
 * Together: say that the last tile stands on the exit (EEO-11).
 */
export interface EmergencyExitAnnounceExit {
  type: 'announce_exit'
}
/**
 * After a reveal: on to the next round.
 */
export interface EmergencyExitPressOn {
  type: 'press_on'
}
/**
 * Be out of the game for good (EEO-8).
 */
export interface EmergencyExitLeaveGame {
  type: 'leave_game'
}
/**
 * Somebody begins, and the cards lie shuffled, face down.
 */
export interface EmergencyExitGameOpened {
  type: 'game_opened'
  first: number
  floor_order: string[] | null
  danger_order: string[] | null
}
/**
 * Tiles are shuffled and dealt, cards turned up. Everybody has a LOST tile again.
 */
export interface EmergencyExitRoundBegan {
  type: 'round_began'
  round: number
  first: number
  floor: string[]
  danger: string[]
  deck: number[] | null
  hands: (number[] | null)[]
  goal: never[] | null
}
/**
 * A seat is to play.
 */
export interface EmergencyExitTurnBegan {
  type: 'turn_began'
  seat: number
  extra: boolean
}
/**
 * A tile covers the pile. Everybody sees it now, and nobody ever again before the reveal (EEO-9).
 */
export interface EmergencyExitTilePlayed {
  type: 'tile_played'
  seat: number
  tile: number | null
  rot: number | null
  blind: boolean
}
/**
 * A hand is filled up.
 */
export interface EmergencyExitTileDrawn {
  type: 'tile_drawn'
  seat: number
  tile: number | null
}
/**
 * A seat without tiles keeps its LOST tile (EEO-8).
 */
export interface EmergencyExitTurnPassed {
  type: 'turn_passed'
  seat: number
}
/**
 * The pile as shown turns clockwise; the true route does not.
 */
export interface EmergencyExitPileTurned {
  type: 'pile_turned'
  quarters: number
}
/**
 * The lights will go out at that time of the game's clock.
 */
export interface EmergencyExitBlackoutComing {
  type: 'blackout_coming'
  until: number
}
/**
 * The top is hidden until the next tile covers it.
 */
export interface EmergencyExitLightsOut {
  type: 'lights_out'
}
/**
 * The next tile is played blind.
 */
export interface EmergencyExitPanicSpread {
  type: 'panic_spread'
}
/**
 * The turn goes round the other way.
 */
export interface EmergencyExitDirectionReversed {
  type: 'direction_reversed'
  direction: number
}
/**
 * A seat will have another turn.
 */
export interface EmergencyExitSprintEarned {
  type: 'sprint_earned'
  seat: number
}
/**
 * Everybody in the round has the hand of a neighbour.
 */
export interface EmergencyExitHandsPassed {
  type: 'hands_passed'
  hands: (number[] | null)[]
}
/**
 * A seat lays its LOST tile and opens a group.
 */
export interface EmergencyExitLostDeclared {
  type: 'lost_declared'
  seat: number
  asks: number | null
}
/**
 * A seat joins the group, or keeps its LOST tile.
 */
export interface EmergencyExitAnswered {
  type: 'answered'
  seat: number
  join: boolean
  asks: number | null
}
/**
 * Together: a seat says that the last tile stands on the exit.
 */
export interface EmergencyExitExitAnnounced {
  type: 'exit_announced'
  seat: number
}
/**
 * The pile is taken apart and the true route laid out.
 */
export interface EmergencyExitRouteRevealed {
  type: 'route_revealed'
  reveal: EmergencyExitReveal
}
/**
 * What each seat gets for this round.
 */
export interface EmergencyExitPointsGiven {
  type: 'points_given'
  points: number[]
}
/**
 * A seat has seen enough of the reveal.
 */
export interface EmergencyExitPressedOn {
  type: 'pressed_on'
  seat: number
}
/**
 * A seat is out of the game for good (EEO-8).
 */
export interface EmergencyExitSeatLeft {
  type: 'seat_left'
  seat: number
}
/**
 * won, shared, last_one, capped; together: escaped, lost.
 */
export interface EmergencyExitGameEnded {
  type: 'game_ended'
  outcome: string
  winners: number[]
}
