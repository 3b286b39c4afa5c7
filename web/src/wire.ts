/* Made by `python -m wayout.server.wire` from the Python types; do not edit.
 * Schema 72768581a6a20d68b29ffc40065d71dd0b5afaa9df37b7bc57846dd57a745c6f */
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
  | GoOn
  | Again
  | Ping
export type ServerMessage = Around | LetterMessage | Change | Granted | Refused | Chat | Said | Pong | Gone
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
export type NoEscapeAction =
  | NoEscapePlayAction
  | NoEscapeSkipAction
  | NoEscapePlaceTile
  | NoEscapeSpendEnergy
  | NoEscapeRoll
  | NoEscapeChooseWay
  | NoEscapeChooseTeleporter
  | NoEscapeLayPath
  | NoEscapeDeclinePath
  | NoEscapeLayTile
  | NoEscapeGiveTile
  | NoEscapeLetPass
  | NoEscapePlayAbort
  | NoEscapeLeaveGame
export type NoEscapeEvent =
  | NoEscapeGameOpened
  | NoEscapeTurnBegan
  | NoEscapeActionSkipped
  | NoEscapeActionAnnounced
  | NoEscapeActionDone
  | NoEscapeAsked
  | NoEscapeLocked
  | NoEscapeOverdriven
  | NoEscapeFacedAbout
  | NoEscapeRecharged
  | NoEscapeSiphoned
  | NoEscapeSalvaged
  | NoEscapeTileTaken
  | NoEscapeTileGiven
  | NoEscapeHandDiscarded
  | NoEscapeTileFlipped
  | NoEscapeTilePlaced
  | NoEscapeTileLost
  | NoEscapeTileBreached
  | NoEscapeTileReplaced
  | NoEscapeTilesSwapped
  | NoEscapeTileShifted
  | NoEscapeTileTurned
  | NoEscapePathLaid
  | NoEscapePathDeclined
  | NoEscapeEnergySpent
  | NoEscapeEnergyReturned
  | NoEscapeRolled
  | NoEscapeMoveBegan
  | NoEscapeLockServed
  | NoEscapeStepped
  | NoEscapePushed
  | NoEscapeTurned
  | NoEscapeBlocked
  | NoEscapeWayChosen
  | NoEscapeRefilled
  | NoEscapeTeleported
  | NoEscapeTeleportStopped
  | NoEscapeEscaped
  | NoEscapeTileDrawn
  | NoEscapeWindowOpened
  | NoEscapeAnswered
  | NoEscapeWindowClosed
  | NoEscapeAbortPlayed
  | NoEscapeAbortSettled
  | NoEscapeWindowDropped
  | NoEscapeSeatLeft
  | NoEscapeGameEnded
export type TempleAction =
  | TempleRoll
  | TempleMask
  | TempleOffer
  | TempleAutoOffer
  | TempleGive
  | TemplePrefer
  | TempleEnter
  | TempleDiscover
  | TempleBreak
  | TempleGems
  | TempleEscape
  | TempleCallFate
  | TempleVoteFate
  | TempleCallConcede
  | TempleVoteConcede
  | TempleReady
  | TempleSignal
  | TempleChoose
  | TempleLeave
  | TempleAbsent
  | TempleLift
  | TempleTakeCare
  | TempleClaim
  | TempleUseTreasure
export type TempleEvent =
  | TempleTempleLaid
  | TempleReadySaid
  | TempleBegun
  | TempleRolled
  | TempleDiceFell
  | TempleMasked
  | TempleOffered
  | TempleAutoOffering
  | TempleDieGiven
  | TemplePreferred
  | TempleEntered
  | TempleDiscovered
  | TempleWallBroken
  | TempleGemsTaken
  | TempleGotOut
  | TempleFateCalled
  | TempleFateVoted
  | TempleFateTurned
  | TempleFateDropped
  | TempleConcedeCalled
  | TempleConcedeVoted
  | TempleConcedeDropped
  | TempleGong
  | TempleSlammed
  | TempleCollapsed
  | TempleGameEnded
  | TempleWentAbsent
  | TempleSeatLeft
  | TempleSignalled
  | TemplePromptOpened
  | TemplePromptClosed
  | TempleCursesShuffled
  | TempleCurseDrawn
  | TempleCurseLifted
  | TempleCurseGone
  | TempleDieHeld
  | TempleDieReleased
  | TempleCareTaken
  | TempleTreasuresShuffled
  | TempleTreasureLaid
  | TempleTreasureClaimed
  | TempleTreasureArmed
  | TempleTreasureCooled
  | TempleTreasureUsed
  | TempleTreasureLost
  | TempleGemGranted
  | TempleMasksHealed
  | TemplePassageOpened
  | TempleTeleported

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
 * A line of one's own, or one of PHRASES by id; to all at the table, or where the rules offer it.
 */
export interface Say {
  type: 'say'
  text?: string | null
  phrase?: string | null
  channel?: string
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
 * Seconds by kind of waiting (0: no limit), the grace for those who drop, and the seconds of agreed pauses (0: no
 *     end), which stay as they are if they are not named.
 */
export interface SetTimers {
  type: 'set_timers'
  timers: {
    [k: string]: number
  }
  grace: number
  pause?: number | null
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
/**
 * Do not wait any longer for those who dropped out of a game of real time.
 */
export interface GoOn {
  type: 'go_on'
}
/**
 * Tell me how things stand: a change was missed.
 */
export interface Again {
  type: 'again'
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
 * What is around the game: all of the table but the game itself.
 */
export interface Around {
  type: 'around'
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
  pause: number
  pause_left: number | null
  spectators: boolean
  match: string | null
  forked: boolean
  request: Request | null
  past: PastMatch[]
  can_start: boolean
  why_not: Refusal | null
  missing: Missing[]
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
/**
 * Why a wish is not granted: a code with words in every language, the facts, the rule's number.
 */
export interface Refusal {
  code: string
  rule: string
  facts: {
    [k: string]: unknown
  }
}
/**
 * The clock stands still for this seat: in so many seconds a bot steps in (`bot`), or it goes on without.
 */
export interface Missing {
  seat: number
  seconds: number
  bot: boolean
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
  asked: boolean
  clocks: {
    [k: string]: number
  }
  take_back: TakeBackOffer
  missed: unknown[] | null
  taken_back: number | null
  runs: number
  channels: string[]
}
/**
 * May this seat take its last step back alone (`free`), or only if all agree?
 */
export interface TakeBackOffer {
  free: boolean
  ask: boolean
}
/**
 * In games of real time: what is different since the letter or change of the number `since`.
 */
export interface Change {
  type: 'change'
  match: string
  number: number
  since: number
  at: number
  runs: number
  happened: unknown[]
  view: {
    [k: string]: unknown
  }
  keyed: string[]
  gone: {
    [k: string]: string[]
  }
  may: unknown[]
  asked: boolean
  channels: string[]
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
  channel: string
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
  live: boolean
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
/**
 * What a move would bring: this device, now `you`, would become `guest`, with its seats at `tables`.
 */
export interface MoveOffer {
  guest: Me
  tables: OwnTable[]
  you: Me
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
  asked: boolean
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
  together: boolean
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
/**
 * `step` is action, maze, flip, energy, roll, move or over.
 */
export interface NoEscapeView {
  side: string
  seats: number
  in_game: boolean[]
  step: string
  turn: number | null
  turns: number
  tiles: NoEscapeLaidTile[]
  exits: never[][]
  meeples: NoEscapeMeeple[]
  green: number[]
  locked: boolean[]
  hand: string[] | null
  hand_sizes: number[]
  deck: number
  discard: string[]
  strips: number
  energy_used: boolean
  jetpack: boolean
  bonus: number
  dice: never[] | null
  steps: number
  chain: number[]
  placed: never[] | null
  flipped: string | null
  announced: string | null
  targets: NoEscapeTargets | null
  question: NoEscapeQuestion | null
  window: NoEscapeAbortWindow | null
  stake: string | null
  aborts: NoEscapeAbort[]
  traveller: number | null
  outcome: string | null
  winners: number[]
  pusher_wins: boolean
  active_may_counter: boolean
  yellow_walkable: boolean
}
/**
 * A maze tile on the table. A strip leads to the east of the unturned tile.
 */
export interface NoEscapeLaidTile {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  tile: string
  rot: number
  strip: boolean
}
/**
 * Where a seat's meeple stands and faces; nowhere once it is off the board.
 */
export interface NoEscapeMeeple {
  spot: never[] | null
  heading: number | null
  came_from: number | null
}
/**
 * Everything public that an action tile is announced with (NE-3.4); each kind uses some of it.
 */
export interface NoEscapeTargets {
  at: never[] | null
  to: never[] | null
  rot: number | null
  to_rot: number | null
  side: number | null
  seat: number | null
  take: string | null
}
/**
 * What a seat has to choose: branch, teleport, new_path, lay or give.
 */
export interface NoEscapeQuestion {
  kind: string
  seat: number
  ways: number[]
}
/**
 * An open window: what this seat has just done may be aborted.
 */
export interface NoEscapeAbortWindow {
  kind: string
  seat: number
  eligible: number[]
  waiting: number[]
  answer: string | null
}
/**
 * An abort on the stack, played and not yet settled.
 */
export interface NoEscapeAbort {
  seat: number
  tile: string
}
/**
 * Step 1: announce an action tile with all its public targets.
 */
export interface NoEscapePlayAction {
  type: 'play_action'
  tile: string
  targets: NoEscapeTargets
}
/**
 * Step 1: no action. Laying the maze tile at once says the same.
 */
export interface NoEscapeSkipAction {
  type: 'skip_action'
}
/**
 * Step 2: lay a maze tile of the hand, or the flipped one.
 */
export interface NoEscapePlaceTile {
  type: 'place_tile'
  tile: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  rot: number
}
/**
 * Step 3: turn a token red, for one step more and the Jetpack.
 */
export interface NoEscapeSpendEnergy {
  type: 'spend_energy'
}
/**
 * Step 4: roll both dice and move. Who has not spent energy by now does not.
 */
export interface NoEscapeRoll {
  type: 'roll'
}
/**
 * Where the own meeple faces, at a branch or on the hub.
 */
export interface NoEscapeChooseWay {
  type: 'choose_way'
  way: number
}
/**
 * Where the own meeple is teleported to.
 */
export interface NoEscapeChooseTeleporter {
  type: 'choose_teleporter'
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
}
/**
 * At a white control room: lay a New Path strip.
 */
export interface NoEscapeLayPath {
  type: 'lay_path'
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  side: number
}
/**
 * At a white control room: lay none.
 */
export interface NoEscapeDeclinePath {
  type: 'decline_path'
}
/**
 * Hallway Collapse: which tile of the hand is laid in the slot.
 */
export interface NoEscapeLayTile {
  type: 'lay_tile'
  tile: string
  rot: number
}
/**
 * Forced Trade: which tile of the hand is given in return.
 */
export interface NoEscapeGiveTile {
  type: 'give_tile'
  tile: string
}
/**
 * Abort nothing.
 */
export interface NoEscapeLetPass {
  type: 'let_pass'
}
/**
 * Abort with this tile, if nobody nearer to the current player does.
 */
export interface NoEscapePlayAbort {
  type: 'play_abort'
  tile: string
}
/**
 * Be out of the game for good (NE-3.9).
 */
export interface NoEscapeLeaveGame {
  type: 'leave_game'
}
/**
 * Tiles are shuffled and dealt. Hands without a maze tile were thrown away and dealt anew (NE-3.2).
 */
export interface NoEscapeGameOpened {
  type: 'game_opened'
  first: number
  side: string
  hands: (string[] | null)[]
  deck: string[] | null
  discard: string[]
}
/**
 * Step 1: a seat is to play.
 */
export interface NoEscapeTurnBegan {
  type: 'turn_began'
  seat: number
  number: number
}
/**
 * No action this turn: on to step 2.
 */
export interface NoEscapeActionSkipped {
  type: 'action_skipped'
  seat: number
}
/**
 * Step 1: an action tile with all its public targets; it may still be aborted.
 */
export interface NoEscapeActionAnnounced {
  type: 'action_announced'
  seat: number
  tile: string
  targets: NoEscapeTargets
}
/**
 * The action is over, with its effect or without; its tile is discarded. On to step 2.
 */
export interface NoEscapeActionDone {
  type: 'action_done'
  seat: number
  tile: string
  aborted: boolean
}
/**
 * A seat has to choose: branch, teleport, new_path, lay or give.
 */
export interface NoEscapeAsked {
  type: 'asked'
  seat: number
  question: string
  ways: number
}
/**
 * Lockdown: this seat will not move on its next turn.
 */
export interface NoEscapeLocked {
  type: 'locked'
  seat: number
  by: number
}
/**
 * Overdrive: more steps this turn.
 */
export interface NoEscapeOverdriven {
  type: 'overdriven'
  seat: number
  steps: number
}
/**
 * About-Face: a meeple now heads for where it came from.
 */
export interface NoEscapeFacedAbout {
  type: 'faced_about'
  seat: number
  by: number
}
/**
 * All tokens are green again.
 */
export interface NoEscapeRecharged {
  type: 'recharged'
  seat: number
}
/**
 * Power Siphon: one token of a seat turns red, and one of `by` green if it had a red one.
 */
export interface NoEscapeSiphoned {
  type: 'siphoned'
  seat: number
  by: number
}
/**
 * A tile comes back from the discard pile into a hand.
 */
export interface NoEscapeSalvaged {
  type: 'salvaged'
  seat: number
  tile: string
}
/**
 * Forced Trade, first half: a tile drawn blindly from the other's hand.
 */
export interface NoEscapeTileTaken {
  type: 'tile_taken'
  seat: number
  giver: number
  tile: string | null
}
/**
 * Forced Trade, second half: a chosen tile in return.
 */
export interface NoEscapeTileGiven {
  type: 'tile_given'
  seat: number
  giver: number
  tile: string | null
}
/**
 * No tile of the hand can be laid: all of it is shown and thrown away (NE-3.4).
 */
export interface NoEscapeHandDiscarded {
  type: 'hand_discarded'
  seat: number
  tiles: string[]
}
/**
 * The next tile of the pile goes to the discard pile, face up; if it `fits`, it is the one to lay.
 */
export interface NoEscapeTileFlipped {
  type: 'tile_flipped'
  seat: number
  tile: string
  fits: boolean
}
/**
 * Step 2: a maze tile of the hand, or the flipped one. No news, so that it can be taken back.
 */
export interface NoEscapeTilePlaced {
  type: 'tile_placed'
  seat: number
  tile: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  rot: number
  flipped: boolean
}
/**
 * The maze tile of step 2 was aborted: it goes to the discard pile.
 */
export interface NoEscapeTileLost {
  type: 'tile_lost'
  seat: number
  tile: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
}
/**
 * Hull Breach: a tile is gone.
 */
export interface NoEscapeTileBreached {
  type: 'tile_breached'
  seat: number
  tile: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
}
/**
 * Hallway Collapse: a tile is gone, and one of the hand lies in its slot.
 */
export interface NoEscapeTileReplaced {
  type: 'tile_replaced'
  seat: number
  gone: string
  tile: string
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  rot: number
}
/**
 * Crossed Corridors: two tiles, with their strips, exchange slots.
 */
export interface NoEscapeTilesSwapped {
  type: 'tiles_swapped'
  seat: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: never[]
  rot: number
  to_rot: number
}
/**
 * Section Shift: a tile, with its strip, lies elsewhere.
 */
export interface NoEscapeTileShifted {
  type: 'tile_shifted'
  seat: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: never[]
  rot: number
}
/**
 * Realign: a tile, with its strip, is turned in its slot.
 */
export interface NoEscapeTileTurned {
  type: 'tile_turned'
  seat: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  rot: number
}
/**
 * A New Path strip opens a side of a straight tile (NE-2.3).
 */
export interface NoEscapePathLaid {
  type: 'path_laid'
  seat: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[]
  side: number
}
/**
 * No New Path, though a white control room offered one.
 */
export interface NoEscapePathDeclined {
  type: 'path_declined'
  seat: number
}
/**
 * Step 3: a token turns red, for one step more and the Jetpack.
 */
export interface NoEscapeEnergySpent {
  type: 'energy_spent'
  seat: number
}
/**
 * The token was aborted: green again, no step, no Jetpack, and no other token this turn.
 */
export interface NoEscapeEnergyReturned {
  type: 'energy_returned'
  seat: number
}
/**
 * Step 4: two dice, and what energy and Overdrive add.
 */
export interface NoEscapeRolled {
  type: 'rolled'
  seat: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: never[]
  bonus: number
  again: boolean
}
/**
 * The roll stands: so many steps, or flown with the Jetpack.
 */
export interface NoEscapeMoveBegan {
  type: 'move_began'
  seat: number
  steps: number
  jetpack: boolean
}
/**
 * A locked seat does not move this turn, and is locked no more.
 */
export interface NoEscapeLockServed {
  type: 'lock_served'
  seat: number
}
/**
 * One step onto a catwalk or the hub. No heading: its owner is asked.
 */
export interface NoEscapeStepped {
  type: 'stepped'
  seat: number
  /**
   * @minItems 3
   * @maxItems 3
   */
  to: never[]
  heading: number | null
  came_from: number | null
}
/**
 * Somebody is in the way of `by` and has to step first.
 */
export interface NoEscapePushed {
  type: 'pushed'
  seat: number
  by: number
}
/**
 * Pushed while facing the pusher: turned away, or its owner is asked where to.
 */
export interface NoEscapeTurned {
  type: 'turned'
  seat: number
  heading: number | null
  came_from: number
}
/**
 * The way is blocked, and the rest of the movement is lost.
 */
export interface NoEscapeBlocked {
  type: 'blocked'
  seat: number
  by: number
}
/**
 * A meeple faces the way that its owner chose.
 */
export interface NoEscapeWayChosen {
  type: 'way_chosen'
  seat: number
  way: number
}
/**
 * A control room turns all tokens green.
 */
export interface NoEscapeRefilled {
  type: 'refilled'
  seat: number
}
/**
 * From one indicator to another, facing out.
 */
export interface NoEscapeTeleported {
  type: 'teleported'
  seat: number
  /**
   * @minItems 3
   * @maxItems 3
   */
  to: never[]
  heading: number
}
/**
 * The teleport was aborted: a meeple has only turned round.
 */
export interface NoEscapeTeleportStopped {
  type: 'teleport_stopped'
  seat: number
}
/**
 * A meeple crosses an exit and is off the board.
 */
export interface NoEscapeEscaped {
  type: 'escaped'
  seat: number
  by: number
}
/**
 * Step 5: a hand is filled up.
 */
export interface NoEscapeTileDrawn {
  type: 'tile_drawn'
  seat: number
  tile: string | null
}
/**
 * Whoever is `eligible` may abort what this seat has just done.
 */
export interface NoEscapeWindowOpened {
  type: 'window_opened'
  seat: number
  window: string
  eligible: number[]
}
/**
 * A seat has answered. Nobody else learns that, or what, until the window closes.
 */
export interface NoEscapeAnswered {
  type: 'answered'
  seat: number
  abort: string | null
}
/**
 * Nobody aborts: now everybody knows what the others have answered.
 */
export interface NoEscapeWindowClosed {
  type: 'window_closed'
  seat: number
  window: string
}
/**
 * Of all who would, the first one clockwise aborts; the tile is discarded. The others keep theirs.
 */
export interface NoEscapeAbortPlayed {
  type: 'abort_played'
  seat: number
  tile: string
  against: number
}
/**
 * Last in, first out: this abort works, or another one stopped it.
 */
export interface NoEscapeAbortSettled {
  type: 'abort_settled'
  seat: number
  tile: string
  works: boolean
}
/**
 * What could have been aborted cannot happen any more, since its player has left.
 */
export interface NoEscapeWindowDropped {
  type: 'window_dropped'
}
/**
 * A seat is out for good: its meeple is taken off, its hand shown and discarded (NE-3.9).
 */
export interface NoEscapeSeatLeft {
  type: 'seat_left'
  seat: number
  tiles: string[]
}
/**
 * Escaped, exploded, or last_one.
 */
export interface NoEscapeGameEnded {
  type: 'game_ended'
  outcome: string
  winners: number[]
}
/**
 * What this viewer knows. Everything is public but the pile, the decks, and gongs to come (TMP-4.12).
 */
export interface TempleView {
  phase: string
  starts_at: number | null
  intro_until: number
  ends_at: number | null
  next_slam: TempleNextSlam | null
  gongs: number
  slams: number
  clock: string
  tempo: number
  difficulty: string
  leavers: string
  modules: string[]
  seats: {
    [k: string]: TempleSeatView
  }
  chambers: {
    [k: string]: TempleChamberView
  }
  pile: number
  depot: number
  spare: number
  gems_taken: number
  fates: number
  exit: number | null
  exit_keys: number
  vote: TempleVoteView | null
  ready: number[]
  curses_left: number
  treasures_left: number
  valve: boolean
  prompt: TemplePromptView | null
  outcome: string | null
  report: TempleReport | null
  extra: {
    [k: string]: unknown
  }
}
export interface TempleNextSlam {
  number: number
  at: number
}
/**
 * An adventurer and what lies before him. All of it is public (TMP-4.12).
 */
export interface TempleSeatView {
  node: number | null
  dice: TempleDieView[]
  curses: TempleCurseView[]
  treasures: TempleTreasureView[]
  auto_offer: boolean
  gave: boolean
  absent: boolean
  left: boolean
  behind: boolean
  roll_from: number
  act_from: number
  most_dice: number
  order: string[]
  silent: boolean
  risk: never[][]
}
/**
 * How a die lies: blank, shown, locked, held or lost.
 */
export interface TempleDieView {
  id: number
  state: string
  face: string | null
  offered: boolean
  held: string | null
}
export interface TempleCurseView {
  curse: string
  lifted_by: string
}
export interface TempleTreasureView {
  id: number
  kind: string
  armed_until: number | null
  used: boolean
}
export interface TempleChamberView {
  tile: string
  x: number
  y: number
  turned: number
  doors: number[]
  passages: number[]
  gems_done: number | null
  chest: string
  curse: boolean
}
export interface TempleVoteView {
  kind: string
  by: number
  until: number
  yes: number[]
  waiting: number[]
}
export interface TemplePromptView {
  kind: string
  options: string[]
  until: number
}
/**
 * TMP-4.11: how it went.
 */
export interface TempleReport {
  outcome: string
  time_left: number
  gems: number
  depot: number
  dice_lost: number
  fates: number
  chambers: number
  escaped: number[]
}
/**
 * Roll these dice, which are blank or show something; black masks stay where they are.
 */
export interface TempleRoll {
  type: 'roll'
  dice: number[]
}
/**
 * Use a golden mask to free black masks, of oneself or of one adventurer in the same chamber.
 */
export interface TempleMask {
  type: 'mask'
  die: number
  seat: number
  dice: number[]
}
/**
 * Offer dice for what is done together in the own chamber, or take them back.
 */
export interface TempleOffer {
  type: 'offer'
  dice: number[]
  on: boolean
}
/**
 * Offer the icon that the own chamber needs by itself, or not.
 */
export interface TempleAutoOffer {
  type: 'auto_offer'
  on: boolean
}
/**
 * Out of the temple, give one die to somebody inside, once (A15).
 */
export interface TempleGive {
  type: 'give'
  die: number
  to: number
}
/**
 * In which order to give up dice when one is lost. Never listed.
 */
export interface TemplePrefer {
  type: 'prefer'
  order: string[]
}
/**
 * Pay what is on the next chamber's frame, and go there.
 */
export interface TempleEnter {
  type: 'enter'
  side: number
  pay: number[]
}
/**
 * Lay the top tile of the pile behind an open entrance of the own chamber.
 */
export interface TempleDiscover {
  type: 'discover'
  side: number
  pay: number[]
}
/**
 * TMP-4.7: cut off from the rest, break through a wall. Without a side: get over to the nearest chamber.
 */
export interface TempleBreak {
  type: 'break'
  side: number | null
  pay: number[]
}
/**
 * Activate so many gems here, with the dice of everybody in the chamber (TMP-4.8).
 */
export interface TempleGems {
  type: 'gems'
  level: number
}
/**
 * In the exit: one key more than gems lie in the depot, and out.
 */
export interface TempleEscape {
  type: 'escape'
  pay: number[]
}
/**
 * Ask for a turn of fate: a gem more in the depot, and all black masks inside are free.
 */
export interface TempleCallFate {
  type: 'call_fate'
}
export interface TempleVoteFate {
  type: 'vote_fate'
  yes: boolean
}
/**
 * Ask everybody to give up, from inside or out.
 */
export interface TempleCallConcede {
  type: 'call_concede'
}
export interface TempleVoteConcede {
  type: 'vote_concede'
  yes: boolean
}
/**
 * No more of the intro is needed.
 */
export interface TempleReady {
  type: 'ready'
}
/**
 * Say something ready-made, perhaps about a place. Never listed.
 */
export interface TempleSignal {
  type: 'signal'
  phrase: string
  node: number | null
}
/**
 * Answer the own prompt.
 */
export interface TempleChoose {
  type: 'choose'
  option: number
}
/**
 * Leave for good. Never listed; legal while in the game.
 */
export interface TempleLeave {
  type: 'leave'
}
/**
 * The table says so: this player is away, or back. Never listed.
 */
export interface TempleAbsent {
  type: 'absent'
  gone: boolean
}
/**
 * Show the three icons of a curse that one bears (TMP-3.2).
 */
export interface TempleLift {
  type: 'lift'
  curse: string
  pay: number[]
}
/**
 * Roll only when no die can fall, or no longer (TMP-6).
 */
export interface TempleTakeCare {
  type: 'take_care'
  on: boolean
}
/**
 * Open the chest of one's chamber with two keys of one's own (TMP-3.3).
 */
export interface TempleClaim {
  type: 'claim'
  pay: number[]
}
/**
 * Use a treasure of one's own; a double key or torch is got ready by that (TMP-5.2).
 */
export interface TempleUseTreasure {
  type: 'use_treasure'
  treasure: number
  node: number | null
  side: number | null
}
/**
 * TMP-5.0: the start lies between two chambers, and the pile is ready. Its order and a drawn track stay hidden.
 */
export interface TempleTempleLaid {
  type: 'temple_laid'
  east: string
  west: string
  pile: string[]
  left: number
  track: string
}
/**
 * A seat needs no more of the intro.
 */
export interface TempleReadySaid {
  type: 'ready_said'
  seat: number
}
/**
 * "Escape!": from now on everybody rolls, and the clock runs.
 */
export interface TempleBegun {
  type: 'begun'
  at: number
}
/**
 * Dice in the order of their numbers, and what they show; black masks are locked.
 */
export interface TempleRolled {
  type: 'rolled'
  seat: number
  dice: number[]
  faces: string[]
  at: number
}
/**
 * Rolled too hastily: these dice are lost for good.
 */
export interface TempleDiceFell {
  type: 'dice_fell'
  seat: number
  dice: number[]
}
/**
 * A golden mask frees black masks of one adventurer.
 */
export interface TempleMasked {
  type: 'masked'
  seat: number
  die: number
  target: number
  dice: number[]
  at: number
}
/**
 * Dice are offered by hand for what is done together, or kept from it.
 */
export interface TempleOffered {
  type: 'offered'
  seat: number
  dice: number[]
  on: boolean
  at: number
}
/**
 * A seat offers what its chamber needs by itself, or stops doing so.
 */
export interface TempleAutoOffering {
  type: 'auto_offering'
  seat: number
  on: boolean
  at: number
}
/**
 * One who is out gives a die to one who is not.
 */
export interface TempleDieGiven {
  type: 'die_given'
  seat: number
  die: number
  to: number
  at: number
}
/**
 * In which order a seat gives up dice when one is lost.
 */
export interface TemplePreferred {
  type: 'preferred'
  seat: number
  order: string[]
  at: number
}
/**
 * An adventurer has paid for the next chamber and stands in it.
 */
export interface TempleEntered {
  type: 'entered'
  seat: number
  start: number
  to: number
  paid: number[]
  at: number
}
/**
 * The top tile of the pile lies behind a door, or behind a wall that had to give way.
 */
export interface TempleDiscovered {
  type: 'discovered'
  seat: number
  node: number
  side: number
  chamber: number
  tile: string
  x: number
  y: number
  turned: number
  paid: number[]
  walled: boolean
  at: number
}
/**
 * TMP-4.7: cut off, an adventurer has broken through. Without a side: over the gap to the nearest chamber.
 */
export interface TempleWallBroken {
  type: 'wall_broken'
  seat: number
  node: number
  side: number | null
  to: number
  paid: number[]
  at: number
}
/**
 * Gems of the depot are activated in a chamber, once and for all; `paid` are dice of all who helped.
 */
export interface TempleGemsTaken {
  type: 'gems_taken'
  seat: number
  node: number
  level: number
  taken: number
  paid: number[]
  at: number
}
/**
 * An adventurer has escaped.
 */
export interface TempleGotOut {
  type: 'got_out'
  seat: number
  paid: number[]
  at: number
}
/**
 * A seat asks all who are inside for a turn of fate.
 */
export interface TempleFateCalled {
  type: 'fate_called'
  seat: number
  voters: number[]
  until: number
}
export interface TempleFateVoted {
  type: 'fate_voted'
  seat: number
  yes: boolean
  at: number
}
/**
 * One more gem lies in the depot, and every black mask inside is free.
 */
export interface TempleFateTurned {
  type: 'fate_turned'
  dice: number[]
}
/**
 * No turn of fate.
 */
export interface TempleFateDropped {
  type: 'fate_dropped'
  seat: number | null
  caller: number
  again: number
}
/**
 * A seat asks everybody to give up.
 */
export interface TempleConcedeCalled {
  type: 'concede_called'
  seat: number
  voters: number[]
  until: number
}
export interface TempleConcedeVoted {
  type: 'concede_voted'
  seat: number
  yes: boolean
  at: number
}
/**
 * The game goes on.
 */
export interface TempleConcedeDropped {
  type: 'concede_dropped'
  seat: number | null
  caller: number
  again: number
}
/**
 * So many bangs: the doors will slam soon, or the temple will fall in.
 */
export interface TempleGong {
  type: 'gong'
  number: number
}
/**
 * The doors slam: who is not safe loses dice.
 */
export interface TempleSlammed {
  type: 'slammed'
  number: number
  safe: number[]
  lost: never[][]
}
/**
 * The temple falls in.
 */
export interface TempleCollapsed {
  type: 'collapsed'
}
/**
 * Won, collapsed, left_behind, conceded or aborted.
 */
export interface TempleGameEnded {
  type: 'game_ended'
  outcome: string
  at: number
}
/**
 * A player is away from the table, or back. The figure stays; votes do not wait, but ask who is back (TMP-4.13).
 */
export interface TempleWentAbsent {
  type: 'went_absent'
  seat: number
  gone: boolean
}
/**
 * A seat is out for good: its figure and its dice are taken away, and nobody waits for it (TMP-4.13).
 */
export interface TempleSeatLeft {
  type: 'seat_left'
  seat: number
  behind: boolean
}
/**
 * A ready-made phrase, perhaps with a place on the map.
 */
export interface TempleSignalled {
  type: 'signalled'
  seat: number
  phrase: string
  node: number | null
  at: number
}
/**
 * One seat has to choose; only it sees among what (TMP-4.5, TMP-4.12).
 */
export interface TemplePromptOpened {
  type: 'prompt_opened'
  seat: number
  kind: string
  options: string[]
  until: number
}
/**
 * The choice is made, by its owner or by time.
 */
export interface TemplePromptClosed {
  type: 'prompt_closed'
  seat: number
  kind: string
  option: string | null
}
/**
 * The deck is ready; its order stays hidden (TMP-4.12).
 */
export interface TempleCursesShuffled {
  type: 'curses_shuffled'
  deck: string[]
}
/**
 * The top card; not kept if the seat bears the same already (TMP-3.2).
 */
export interface TempleCurseDrawn {
  type: 'curse_drawn'
  seat: number
  curse: string
  kept: boolean
}
/**
 * The seat has shown the card's icons, all alone.
 */
export interface TempleCurseLifted {
  type: 'curse_lifted'
  seat: number
  curse: string
  paid: number[]
  at: number
}
/**
 * A card has left the seat without being lifted.
 */
export interface TempleCurseGone {
  type: 'curse_gone'
  seat: number
  curse: string
}
/**
 * A die lies on a card, out of reach.
 */
export interface TempleDieHeld {
  type: 'die_held'
  seat: number
  die: number
  where: string
}
/**
 * A die is back before its owner, and must be rolled.
 */
export interface TempleDieReleased {
  type: 'die_released'
  seat: number
  die: number
}
/**
 * TMP-6: from now on the seat's rolls wait until they are safe, or no longer do.
 */
export interface TempleCareTaken {
  type: 'care_taken'
  seat: number
  on: boolean
  at: number
}
/**
 * The stack is ready; its order stays hidden (TMP-4.12).
 */
export interface TempleTreasuresShuffled {
  type: 'treasures_shuffled'
  stack: string[]
}
/**
 * The next tile of the stack lies face down in a chamber. Its number does not tell what it is.
 */
export interface TempleTreasureLaid {
  type: 'treasure_laid'
  chamber: number
  treasure: number
}
/**
 * A chest is open, and all see what was in it.
 */
export interface TempleTreasureClaimed {
  type: 'treasure_claimed'
  seat: number
  chamber: number
  treasure: number
  kind: string
  paid: number[]
  at: number
}
/**
 * For ten seconds this treasure counts as icons.
 */
export interface TempleTreasureArmed {
  type: 'treasure_armed'
  seat: number
  treasure: number
  kind: string
  until: number
  at: number
}
/**
 * The ten seconds are over; the treasure was not needed and stays.
 */
export interface TempleTreasureCooled {
  type: 'treasure_cooled'
  seat: number
  treasure: number
  kind: string
}
/**
 * A treasure has done its work and is discarded, unless it stays before its owner.
 */
export interface TempleTreasureUsed {
  type: 'treasure_used'
  seat: number
  treasure: number
  kind: string
  at: number | null
  stays: boolean
}
/**
 * Who is out leaves this behind (TMP-5.2).
 */
export interface TempleTreasureLost {
  type: 'treasure_lost'
  seat: number
  treasure: number
  kind: string
}
/**
 * A gem of the depot counts as activated, without a chamber.
 */
export interface TempleGemGranted {
  type: 'gem_granted'
}
/**
 * These black masks let go, whoever wears them.
 */
export interface TempleMasksHealed {
  type: 'masks_healed'
  dice: number[]
}
/**
 * Two neighbours are joined until the end.
 */
export interface TemplePassageOpened {
  type: 'passage_opened'
  node: number
  side: number
}
/**
 * An adventurer stands in another chamber, and nobody saw the way.
 */
export interface TempleTeleported {
  type: 'teleported'
  seat: number
  start: number
  to: number
}
