/* Made by `python3 dev.py wire` from the Python types; do not edit. */

/**
 * Play this. The same id twice is played once. In real time `at` is what the game's clock read then, as far as the
 * client knows.
 */
export interface Wish {
  type: 'wish'
  id: string
  number: number
  action: unknown
  at?: number | null
}

export interface TakeBack {
  type: 'take_back'
  id: string
}

/** Answers the open request. */
export interface Agree {
  type: 'agree'
  yes: boolean
}

/** Ask no longer what one has asked all to agree on. */
export interface Withdraw {
  type: 'withdraw'
}

export interface AskPause {
  type: 'ask_pause'
}

export interface AskResume {
  type: 'ask_resume'
}

/** Break the match off and begin anew, by the same terms. */
export interface AskRestart {
  type: 'ask_restart'
}

/** Break the match off and go back to the lobby. */
export interface AskEnd {
  type: 'ask_end'
}

/** After a match: whether this guest plays the next one. */
export interface PlayAgain {
  type: 'play_again'
  yes: boolean
}

/** In a match: let a bot play for me, or play myself again. */
export interface Rest {
  type: 'rest'
  rest: boolean
}

/** Another game of the house, with the same people: the host's word, anybody else's request. */
export interface SetGame {
  type: 'set_game'
  game: string
}

/** How long bots think. */
export interface SetPace {
  type: 'set_pace'
  pace: 'calm' | 'normal' | 'quick'
}

export interface Sit {
  type: 'sit'
  seat: number
}

export interface Stand {
  type: 'stand'
}

/** In a match, of whoever watches: may I have a bot's seat? Or no longer. */
export interface AskSeat {
  type: 'ask_seat'
  asks: boolean
}

/** The host gives a bot's seat to a guest who asks for one; without a seat: not now. */
export interface AnswerSeat {
  type: 'answer_seat'
  guest: string
  seat: number | null
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
 * Seconds by kind of waiting (0: no limit), the grace for those who drop, the seconds of agreed pauses (0: no end),
 * and whether whoever sits alone among bots is not hurried; the last two stay as they are if they are not named.
 */
export interface SetTimers {
  type: 'set_timers'
  timers: Readonly<Record<string, number>>
  grace: number
  pause?: number | null
  unhurried_alone?: boolean | null
}

export interface SetSpectators {
  type: 'set_spectators'
  allowed: boolean
}

export interface Remove {
  type: 'remove'
  guest: string
}

/** `past`: guests who have not said they are ready, and are not waited for. */
export interface Start {
  type: 'start'
  past?: readonly string[]
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

/** A try at this maze of the day. */
export interface DayStart {
  game: string
  maze: string
}

/** Play on from after the step of this number. */
export interface ForkPoint {
  number: number
}

/** A browser's push subscription, and the language in which it is to be called. */
export interface PushStart {
  endpoint: string
  p256dh: string
  auth: string
  lang: 'en' | 'zh-Hant'
}

export interface PushEnd {
  endpoint: string
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
  tempo: string | number | null
  grace: number
  pause: number
  pause_left: number | null
  unhurried_alone: boolean
  by_post: boolean
  spectators: boolean
  match: string | null
  forked: boolean
  day: OfDay | null
  request: Request | null
  seat_asks: readonly SeatAsk[]
  past: readonly PastMatch[]
  tally: Tally
  next: NextMatch | null
  pace: 'calm' | 'normal' | 'quick'
  can_start: boolean
  why_not: Refusal | null
  waits_only_for: readonly number[]
  missing: readonly Missing[]
  screens: number
  you: You
}

/**
 * `kind` is open, guest or bot. `stand_in`: a bot plays for its guest, who is away or `rests`. `follows`: at a fork
 * that gathers, who had this seat in the record. `has_say`: at a table by post,
 * nothing is agreed on without its guest, even while away.
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
  rests: boolean
  follows: string
  has_say: boolean
}

export interface GuestInfo {
  id: string
  name: string
  colour: number
  here: boolean
  seat: number | null
}

/** The table is for a maze of the day; `date` is that of its match, once it has begun. */
export interface OfDay {
  maze: string
  date: string
}

/**
 * Something all seated people must agree on; `game` is the other game of such a request. In so many seconds it
 * lapses.
 */
export interface Request {
  kind: 'end' | 'game' | 'pause' | 'restart' | 'resume' | 'take_back'
  by: number
  yes: readonly number[]
  waiting: readonly number[]
  game: string | null
  seconds: number | null
}

/** A guest who watches asks the host for one of these seats, which bots play. In so many seconds it lapses. */
export interface SeatAsk {
  guest: string
  seats: readonly number[]
  seconds: number
}

/** By seat: names, guests (bots have none) and colours. `together`: all won or lost together. */
export interface PastMatch {
  match: string
  outcome: string
  winners: readonly number[]
  names: readonly string[]
  game: string
  guests: readonly (string | null)[]
  colours: readonly number[]
  together: boolean
}

/** Of the past matches that were played to their end; those that all win or lose together are counted apart. */
export interface Tally {
  lines: readonly TallyLine[]
  together_won: number
  together_played: number
}

/** How often this person, or this bot, has won at this table, of how many matches against each other. */
export interface TallyLine {
  guest: string | null
  name: string
  colour: number
  won: number
  played: number
}

/**
 * After a match, by guest: who plays the next one, who does not, and who is still waited for. In so many seconds it
 * begins all the same, if anybody wants to.
 */
export interface NextMatch {
  yes: readonly string[]
  no: readonly string[]
  waiting: readonly string[]
  seconds: number | null
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
  late?: boolean
  stood_in?: boolean
}

/** May this seat take its last step back alone (`free`), or only if all agree? */
export interface TakeBackOffer {
  free: boolean
  ask: boolean
}

/** How much time there is now, where that has changed without a step: the letter stands, but for its clocks. */
export interface Clocks {
  type: 'clocks'
  match: string
  at: number
  runs: number
  clocks: Readonly<Record<string, number>>
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

/** What may be told again of the match up to the letter of this number, to whoever comes. */
export interface Story {
  type: 'story'
  match: string
  number: number
  happened: readonly unknown[]
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

/** Not everybody has answered in time what this seat asked of all. */
export interface Lapsed {
  type: 'lapsed'
  by: number
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

/** `build`: of the client that is served here, as its page has it; a page of another build is to be loaded again. */
export interface House {
  version: string
  build: string
  games: readonly GameInfo[]
}

/** What the house offers. `seat_counts`: what the presets allow, taken together. */
export interface GameInfo {
  id: string
  seat_counts: readonly number[]
  options: readonly Option[]
  presets: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>
  first_preset: string
  timers: Readonly<Record<string, number>>
  brief: readonly string[]
  tempi: Readonly<Record<string, Readonly<Record<string, number>>>>
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

/**
 * A table at which the asking guest is known. `guests`: the names of all who are, and their `colours`. `asked`: it
 * waits for the asking guest, for so many `seconds` more, if there is a limit.
 */
export interface OwnTable {
  code: string
  game: string
  status: string
  seated: boolean
  guests: readonly string[]
  colours: readonly number[]
  asked: boolean
  seconds: number | null
}

export interface TableCode {
  code: string
}

/** `guests`: the names of those at the table; `link`: where others find it. */
export interface TableInfo {
  code: string
  game: string
  status: string
  guests: readonly string[]
  link: string
}

/** Dates are YYYY-MM-DD; `seconds` are left until the next one begins, at midnight in UTC. */
export interface Day {
  date: string
  yesterday: string
  seconds: number
  mazes: readonly MazeOfDay[]
}

/** `maze` is `alone` or `together`; `seats`: how many people may try it at one table. */
export interface MazeOfDay {
  game: string
  maze: string
  seats: readonly number[]
  own: DayTry | null
  today: readonly DayLine[]
  yesterday: readonly DayLine[]
}

/** Your try: at which table, in which match, and how it went once it is over. */
export interface DayTry {
  code: string
  match: string
  feat: Feat | null
}

/** How well a try went. It tells nothing of the maze. */
export interface Feat {
  won: boolean
  rank: readonly number[]
  done: number
  of: number
  facts: Readonly<Record<string, number>>
}

/** One of the best, or your own: a person, or several who tried it together. */
export interface DayLine {
  place: number
  names: readonly string[]
  feat: Feat
  yours: boolean
}

/** The house's public key for push services, in base64 for addresses. */
export interface PushKey {
  key: string
}

/** All that is known of a game. `aside`: options that change neither the length nor who wins. */
export interface Forecast {
  aside: readonly string[]
  tables: readonly Outlook[]
}

/**
 * One mix of options with so many seats, all of them standard bots. `options`: what differs from the defaults.
 *
 * `wins` are those of the team, of whoever began, or of one of two sides; `fair` is the share that each seat had on
 * the average, for comparison. `close`: games in which the next best was near the winner's score. `people` and
 * `alone` are seconds, of which a tenth, a half and nine tenths of the games took less: with a person in every seat,
 * and with one person among bots.
 */
export interface Outlook {
  options: Readonly<Record<string, boolean | number | string>>
  seats: number
  version: number
  bot: string
  whose: 'first' | 'side' | 'team'
  wins: Odds
  fair: number
  people: readonly [number, number, number]
  alone: readonly [number, number, number]
  close?: Odds | null
}

/** How often something happened in how many games, and where the true share lies with 95 % confidence. */
export interface Odds {
  times: number
  of: number
  share: number
  low: number
  high: number
}

/**
 * A finished match. `steps` counts those that stand after all take-backs; `opened`: it came as a file, and this
 * house has not seen it played.
 */
export interface MatchInfo {
  match: string
  game: string
  names: readonly string[]
  colours: readonly number[]
  seats: number
  options: Readonly<Record<string, boolean | number | string>>
  steps: number
  result: Result
  opened: boolean
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

/** What is told of a finished match: who came where, who did what, what decided it, and where to look again. */
export interface MatchFinale {
  match: string
  game: string
  names: readonly string[]
  colours: readonly number[]
  result: Result
  opened: boolean
  finale: Finale
}

export interface Finale {
  ranking: readonly Place[]
  together: boolean
  awards: readonly Award[]
  deciding: Mark | null
  tables: readonly Table[]
  plots: readonly Plot[]
  marks: readonly Mark[]
}

/** Where a seat came. Equals share a place. */
export interface Place {
  seat: number
  place: number
  score: number | null
  was: string | null
}

/** What these seats stood out by. */
export interface Award {
  id: string
  seats: readonly number[]
  facts: Readonly<Record<string, number | string | readonly (number | string)[] | null>>
}

/** Something that happened in the step of this number, and is worth going to. */
export interface Mark {
  id: string
  number: number
  facts: Readonly<Record<string, number | string | readonly (number | string)[] | null>>
}

export interface Table {
  id: string
  by: 'round' | 'seat'
  columns: readonly string[]
  rows: readonly Row[]
}

/** What is told of one seat, or of one round. */
export interface Row {
  of: number
  cells: readonly (number | string | readonly (number | string)[] | null)[]
}

/** A line goes straight from point to point, a step stays until the next one. */
export interface Plot {
  id: string
  kind: 'line' | 'step'
  x: string
  series: readonly Series[]
}

/** How something went for a seat, or for all: points (x, y). */
export interface Series {
  seat: number | null
  points: readonly (readonly [number, number])[]
}

export interface MatchCode {
  match: string
}

export type ClientMessage =
  | Wish
  | TakeBack
  | Agree
  | Withdraw
  | AskPause
  | AskResume
  | AskRestart
  | AskEnd
  | PlayAgain
  | Rest
  | SetGame
  | SetPace
  | Sit
  | Stand
  | AskSeat
  | AnswerSeat
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

export type ServerMessage =
  | Around
  | LetterMessage
  | Clocks
  | Change
  | Story
  | Granted
  | Refused
  | Lapsed
  | Chat
  | Said
  | Pong
  | Gone

export type Phrase = 'hello' | 'good_luck' | 'well_played' | 'thinking' | 'hurry' | 'oops' | 'thanks' | 'again'
