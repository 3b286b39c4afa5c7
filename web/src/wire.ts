/* Made by `python3 dev.py wire` from the Python types; do not edit. */

/** Play this. The same id twice is played once. */
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

/** Answers the open request: a take-back, a pause, a resume. */
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

/** A line of one's own, or one of PHRASES by id; to all at the table, or where the rules offer it. */
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

/** Frees the seat, whoever or whatever is in it. */
export interface SetOpen {
  type: 'set_open'
  seat: number
}

export interface SetOptions {
  type: 'set_options'
  options: Readonly<Record<string, boolean | number | string>>
}

/**
 * Seconds by kind of waiting (0: no limit), the grace for those who drop, and the seconds of agreed pauses (0: no
 * end), which stay as they are if they are not named.
 */
export interface SetTimers {
  type: 'set_timers'
  timers: Readonly<Record<string, number>>
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

/** Do not wait any longer for those who dropped out of a game of real time. */
export interface GoOn {
  type: 'go_on'
}

/** Tell me how things stand: a change was missed. */
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

/** Play on from after the step of this number. */
export interface ForkPoint {
  number: number
}

/** What is around the game: all of the table but the game itself. */
export interface Around {
  type: 'around'
  code: string
  game: string
  host: string
  status: 'gathering' | 'over' | 'paused' | 'playing'
  seats: readonly SeatInfo[]
  guests: readonly GuestInfo[]
  options: Readonly<Record<string, boolean | number | string>>
  seat_counts: readonly number[]
  timers: Readonly<Record<string, number>>
  grace: number
  pause: number
  pause_left: number | null
  spectators: boolean
  match: string | null
  forked: boolean
  request: Request | null
  past: readonly PastMatch[]
  can_start: boolean
  why_not: Refusal | null
  missing: readonly Missing[]
  you: You
}

/**
 * `kind` is open, guest or bot. `stand_in`: a bot plays for an absent guest. `follows`: at a fork that gathers,
 * who had this seat in the record.
 */
export interface SeatInfo {
  kind: 'bot' | 'guest' | 'open'
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

/** Something all seated people must agree on: `take_back`, `pause` or `resume`. */
export interface Request {
  kind: 'pause' | 'resume' | 'take_back'
  by: number
  yes: readonly number[]
  waiting: readonly number[]
}

export interface PastMatch {
  match: string
  outcome: string
  winners: readonly number[]
  names: readonly string[]
}

/** Why a wish is not granted: a code with words in every language, the facts, the rule's number. */
export interface Refusal {
  code: string
  rule: string
  facts: Readonly<Record<string, unknown>>
}

/** The clock stands still for this seat: in so many seconds a bot steps in (`bot`), or it goes on without. */
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
  happened: readonly unknown[]
  view: unknown
  may: readonly unknown[]
  asked: boolean
  clocks: Readonly<Record<string, number>>
  take_back: TakeBackOffer
  missed: readonly unknown[] | null
  taken_back: number | null
  runs: number
  channels?: readonly string[]
}

/** May this seat take its last step back alone (`free`), or only if all agree? */
export interface TakeBackOffer {
  free: boolean
  ask: boolean
}

/** In games of real time: what is different since the letter or change of the number `since`. */
export interface Change {
  type: 'change'
  match: string
  number: number
  since: number
  at: number
  runs: number
  happened: readonly unknown[]
  view: Readonly<Record<string, unknown>>
  keyed: readonly string[]
  gone?: Readonly<Record<string, readonly string[]>>
  may?: readonly unknown[]
  asked?: boolean
  channels?: readonly string[]
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
  facts: Readonly<Record<string, unknown>>
  id: string | null
}

export interface Chat {
  type: 'chat'
  lines: readonly Line[]
}

/** One line of chat; `at` is Unix time in milliseconds. */
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

/** Every error: a code with words in every language. */
export interface Problem {
  code: string
  rule: string
  facts: Readonly<Record<string, unknown>>
}

export interface House {
  version: string
  games: readonly GameInfo[]
}

/** What the house offers. `seat_counts`: what the presets allow, taken together. */
export interface GameInfo {
  id: string
  seat_counts: readonly number[]
  options: readonly Option[]
  presets: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>
  timers: Readonly<Record<string, number>>
  bots: readonly string[]
  standard_bot: string
  live: boolean
}

/** One choice; its name and the names of its values are in the game's words, by id. */
export interface Option {
  id: string
  values: readonly (boolean | number | string)[]
  default: boolean | number | string
}

/** `colour` is an identity 0 to 7: a colour, a shape and a letter. */
export interface Me {
  id: string
  name: string
  colour: number | null
}

export interface MoveLink {
  link: string
  qr: Squares
}

/** A QR code: the side in squares, quiet border included, and the dark ones as one path for an SVG. */
export interface Squares {
  side: number
  path: string
}

/** What a move would bring: this device, now `you`, would become `guest`, with its seats at `tables`. */
export interface MoveOffer {
  guest: Me
  tables: readonly OwnTable[]
  you: Me
}

/** A table at which the asking guest is known. `guests`: the names of all who are. */
export interface OwnTable {
  code: string
  game: string
  status: string
  seated: boolean
  guests: readonly string[]
}

export interface TableCode {
  code: string
}

/** `guests`: the names of those at the table. */
export interface TableInfo {
  code: string
  game: string
  status: string
  guests: readonly string[]
}

/** A finished match. `steps` counts those that stand after all take-backs. */
export interface MatchInfo {
  match: string
  game: string
  names: readonly string[]
  colours: readonly number[]
  seats: number
  options: Readonly<Record<string, boolean | number | string>>
  steps: number
  result: Result
}

/** How a game ended. The outcome has words in every language. */
export interface Result {
  outcome: string
  winners: readonly number[]
  scores: readonly number[]
}

export interface MatchLetters {
  match: string
  viewer: number
  letters: readonly ReplayLetter[]
}

/** What one viewer was told after one step. `seat` and `by` say who acted: player, bot, timer or table. */
export interface ReplayLetter {
  number: number
  at: number
  seat: number | null
  by: string
  happened: readonly unknown[]
  view: unknown
  may: readonly unknown[]
  asked: boolean
}

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
