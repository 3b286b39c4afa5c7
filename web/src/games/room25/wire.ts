/* Made by `python3 dev.py wire` from the Python types; do not edit. */

export interface View {
  rules: Rules
  seats: number
  in_game: readonly boolean[]
  phase: 'clue' | 'opening' | 'over' | 'pass' | 'prelude' | 'program'
  round: number
  left: number
  going: number
  place: number
  order: readonly number[]
  turn: number
  casting: readonly number[]
  undecided: readonly number[]
  deciding: readonly number[]
  figures: readonly FigureView[]
  rooms: readonly RoomView[]
  hidden: Readonly<Record<string, number>>
  robots: readonly (number | null)[]
  homes: readonly (number | 'hidden' | null)[]
  free_locks: number
  arrows: readonly number[]
  deck: number
  discard: readonly number[]
  drawn: readonly number[]
  in_view: readonly number[]
  question: Question | null
  todo: readonly (EndAction | Arrive | Draw | CardOver | CardStep)[]
  ordered: readonly number[]
  key_done: boolean
  graveyard: readonly number[]
  deaths: readonly Death[]
  jammed: boolean
  hopeless: Readonly<Record<string, Readonly<Record<string, string>>>>
  looked: readonly Look[]
  claims: readonly Claim[]
  sightings: readonly Sighting[]
  outcome: string | null
  winners: readonly number[]
}

/** What the table has chosen (R25-7). */
export interface Rules {
  mode: 'competition' | 'cooperation' | 'solo' | 'suspicion' | 'team'
  level: 'base' | 'madness' | 'standard'
  guards: number
  abilities: boolean
  adrenaline: boolean
  reminders: boolean
  assist: boolean
  picked: boolean
  team_chat: boolean
  prison_binds_push: boolean
  outsider_may_eject: boolean
  pivot_binds_specials: boolean
  key_in_exit_zone: boolean
  moving_in_exit_zone: boolean
  madness_franck_recovers: boolean
  flood_after_second_action: boolean
  complex: string
  custom: readonly (readonly [string, number])[]
  madness_cards: boolean
}

/** One character in the game. */
export interface FigureView {
  who: number
  seat: number
  side: number
  alive: boolean
  cell: number | null
  role: 'guard' | 'prisoner' | null
  shown: boolean
  lost: readonly ('control' | 'look' | 'move' | 'push' | 'special')[]
  adrenaline: 'committed' | 'gone' | 'none' | 'ready'
  recovered: boolean
  hidden: boolean
  empties: number
  reminder: number | null
  reminder_in_hand: boolean
  ready: boolean
  slots: readonly [boolean, boolean, boolean]
  program: ProgramView | null
  used: readonly ('control' | 'look' | 'move' | 'push' | 'special')[]
  passed: boolean
  free: boolean
  pile: readonly ('control' | 'look' | 'move' | 'push' | 'special')[] | null
  trap: 'armed' | 'set' | null
  drowns: number | null
  cold: boolean
  sits_out: boolean
}

/** One's own program. */
export interface ProgramView {
  first: 'control' | 'look' | 'move' | 'push' | 'special' | null
  second: 'control' | 'look' | 'move' | 'push' | 'special' | null
  floating: 'control' | 'look' | 'move' | 'push' | 'special' | null
  aim: string | null
  adrenaline: boolean
}

/** What lies on one cell. */
export interface RoomView {
  tile: number
  room: string | null
  barred: boolean
  locked: boolean
  axis: 'h' | 'v' | null
  note: string | null
}

/** Somebody has to choose one of these before anything else happens. */
export interface Question {
  family: 'card' | 'moment' | 'room' | 'token'
  id: string
  who: number
  options: readonly Target[]
  group: readonly number[]
  tile: number
  from_cell: number
  target: Target | null
  card: number
}

/** One of the answers to a question: what it names, and nothing else. */
export interface Target {
  cell?: number | null
  to?: number | null
  who?: number | null
  line?: number | null
  forward?: boolean | null
  robot?: number | null
  use?: string | null
}

/** An action of this character is over: is it still in a trap? */
export interface EndAction {
  type: 'end_action'
  who: number
}

/** The room works on these, who have just entered it together. */
export interface Arrive {
  type: 'arrive'
  group: readonly number[]
  tile: number
  from_cell: number
  cause: 'call' | 'carry' | 'illusion' | 'move' | 'panic' | 'push' | 'robot'
}

/** Draw so many cards. Nobody in the group: they are for the first player's character. */
export interface Draw {
  type: 'draw'
  count: number
  group: readonly number[]
}

/** A card has done all it does, and what its plus drew is over too. */
export interface CardOver {
  type: 'card_over'
  card: number
}

/** The next step of a card that does something to one after the other. */
export interface CardStep {
  type: 'card_step'
  card: number
  step: string
  group: readonly number[]
  in_room: boolean
}

/** What everybody saw of somebody's end, even if a Regeneration Room has undone it since. */
export interface Death {
  who: number
  round: number
  cell: number
  of: 'acid' | 'bomb' | 'flooded' | 'mortal' | 'shredder' | 'timer' | 'trapped'
}

/** What a seat has seen since programs were laid: a room, and where it lay then. */
export interface Look {
  cell: number
  tile: number
  room: string
  by: 'clue' | 'look' | 'vision'
  round: number
}

/** What a seat said about a room that was face down. */
export interface Claim {
  seat: number
  round: number
  cell: number
  tile: number
  colour: 'blue' | 'green' | 'red' | 'yellow'
}

/** Which seat looked at which room, and when. Before the first round it is round 0. */
export interface Sighting {
  seat: number
  round: number
  tile: number
  room: string
}

/** Play this character, or the duo of which it is the first. */
export interface Pick {
  type: 'pick'
  who: number
}

/** Look at one of the four rooms around the centre, or at none. */
export interface TakeClue {
  type: 'take_clue'
  cell: number | null
}

/** Two tokens in order, or one to be played in either pass. It may be changed until everybody is ready. */
export interface Program {
  type: 'program'
  who: number
  tokens: readonly ('control' | 'look' | 'move' | 'push' | 'special')[]
  adrenaline: boolean
  aim: string | null
}

/** One of the answers to the open question. */
export interface Choose {
  type: 'choose'
  target: Target
}

/** Mark a room that lies face down; the token comes back when it is turned up. */
export interface PlaceReminder {
  type: 'place_reminder'
  cell: number
}

/** A guard shows who he is. From the next round on he chooses his actions as they come. */
export interface RevealRole {
  type: 'reveal_role'
}

/**
 * Say of which colour a room is. Nobody checks whether it is true. Never listed among what a seat may do: there are
 * too many of them, and nobody is ever asked for one.
 */
export interface ClaimColour {
  type: 'claim_colour'
  cell: number
  colour: 'blue' | 'green' | 'red' | 'yellow'
}

/** Go for good. The characters stay. */
export interface LeaveGame {
  type: 'leave_game'
}

/** Every room in its place, and the cards in their order. Which rooms there are is known, where they lie is not. */
export interface ComplexLaid {
  type: 'complex_laid'
  first: number
  rooms: readonly string[]
  deck: readonly number[]
  homes: readonly number[]
  casting: readonly number[]
}

/** A seat plays these characters too, on this side. */
export interface Cast {
  type: 'cast'
  seat: number
  group: readonly number[]
  side: number
}

/** By character. Each player sees the role of their own. */
export interface RolesDealt {
  type: 'roles_dealt'
  roles: readonly ('guard' | 'prisoner' | null)[]
  seats: readonly number[]
}

/** Everybody stands in the Central Room, and may take a starting clue. */
export interface ShowBegan {
  type: 'show_began'
  order: readonly number[]
  left: number
  empties: readonly number[]
}

/** A seat looks at nothing. */
export interface ClueDeclined {
  type: 'clue_declined'
  seat: number
}

/** The first player has gone to the end of the queue; arrows and cards of the last round are put away. */
export interface RoundBegan {
  type: 'round_began'
  round: number
  left: number
  order: readonly number[]
}

/** Whoever has something to decide is waited for. */
export interface ProgrammingOpened {
  type: 'programming_opened'
  waiting: readonly number[]
  free: readonly number[]
  cold: readonly number[]
  calm: readonly number[]
}

/** A character is ready. Nobody else learns more, and nothing at all when a program is changed. */
export interface Programmed {
  type: 'programmed'
  seat: number
  who: number
  tokens: readonly ('control' | 'look' | 'move' | 'push' | 'special')[]
  adrenaline: boolean
  aim: string | null
  again: boolean
}

/** All are ready: how many tokens everybody has laid, and whose adrenaline is in it, can be seen now. */
export interface ProgramsLaid {
  type: 'programs_laid'
  counts: readonly number[]
  committed: readonly number[]
}

/** The first or second actions, or adrenaline. */
export interface PassBegan {
  type: 'pass_began'
  going: number
}

/** A character who chooses as it goes is next. */
export interface TurnCame {
  type: 'turn_came'
  who: number
  place: number
}

/** What this character does now. Whoever was hidden comes out. */
export interface TokenRevealed {
  type: 'token_revealed'
  who: number
  token: 'control' | 'look' | 'move' | 'push' | 'special'
  source: 'adrenaline' | 'floating' | 'free' | 'pile' | 'slot'
  place: number
}

/** The only token is kept for the second pass, or an action is let go by. */
export interface Waited {
  type: 'waited'
  who: number
  place: number
}

/** It could not be carried out. */
export interface ActionLost {
  type: 'action_lost'
  who: number
  token: 'control' | 'look' | 'move' | 'push' | 'special'
  why: string
}

/** Somebody has to choose. Everybody sees who and about what; the choices are for the one who is asked. */
export interface Asked {
  type: 'asked'
  question: Question
  todo: readonly (EndAction | Arrive | Draw | CardOver | CardStep)[]
}

/** What follows says what was chosen. */
export interface Answered {
  type: 'answered'
}

/** These seats see the room that lies here; the others see only where they look. */
export interface Looked {
  type: 'looked'
  seats: readonly number[]
  cell: number
  room: string | null
  by: 'clue' | 'look' | 'vision'
}

/** Only its owner knows what it means. */
export interface ReminderPlaced {
  type: 'reminder_placed'
  who: number
  cell: number
}

/** R25-4.10, Jamming alone: every reminder comes back into the hand. */
export interface RemindersReturned {
  type: 'reminders_returned'
}

/** A seat says of which colour a room is that lies face down. It may be a lie. */
export interface Claimed {
  type: 'claimed'
  seat: number
  cell: number
  colour: 'blue' | 'green' | 'red' | 'yellow'
}

/** These go into a room together, through a door. Whatever threatened them where they were does no longer. */
export interface Entered {
  type: 'entered'
  group: readonly number[]
  cell: number
  cause: 'call' | 'carry' | 'illusion' | 'move' | 'panic' | 'push' | 'robot'
  by: number
}

/** These are put onto another room; it does not work on them. */
export interface Jumped {
  type: 'jumped'
  group: readonly number[]
  cell: number
  how: 'rewind' | 'tunnel' | 'vortex'
}

/** A room is revealed; the reminders on it come back. */
export interface TurnedUp {
  type: 'turned_up'
  cell: number
  room: string
}

/** The room can be left along this axis only. */
export interface Pivoted {
  type: 'pivoted'
  cell: number
  axis: 'h' | 'v'
}

/** Nobody can touch this character until its next action. */
export interface Hid {
  type: 'hid'
  who: number
}

/** Jennifer does not come when Bruce calls her with her own voice; his action is spent. */
export interface CallDeclined {
  type: 'call_declined'
  who: number
  by: number
}

/** A line moves on by one room, with all that is on it; what falls off comes in at the other end. */
export interface Slid {
  type: 'slid'
  line: number
  forward: boolean
}

/** Two rooms change places, with all that is on them. */
export interface Swapped {
  type: 'swapped'
  cell: number
  other: number
}

/** A plain Empty Chamber lies here now. Traps and water are gone, and its lock goes back; Do Not Cross stays. */
export interface RoomEmptied {
  type: 'room_emptied'
  cell: number
  was: string
  by: number
}

/** A room is face down again, without its markers. Everybody has seen it. */
export interface TurnedDown {
  type: 'turned_down'
  cell: number
}

/** Do Not Cross: nobody enters this room any more. */
export interface Barred {
  type: 'barred'
  cell: number
}

/** A lock from the supply, or from another room. */
export interface LockLaid {
  type: 'lock_laid'
  who: number
  cell: number
  taken_from: number | null
}

/**
 * These have to leave with their next action. Whoever walked in by their own action has that one behind them once
 * it is over.
 */
export interface TrapSet {
  type: 'trap_set'
  group: readonly number[]
  armed: readonly number[]
}

/** From now on the next action counts. */
export interface TrapArmed {
  type: 'trap_armed'
  who: number
}

/** These drown here unless they are gone in time. */
export interface FloodRose {
  type: 'flood_rose'
  group: readonly number[]
  round: number
}

/** These are eliminated, all at once. */
export interface Died {
  type: 'died'
  group: readonly number[]
  cells: readonly number[]
  of: 'acid' | 'bomb' | 'flooded' | 'mortal' | 'shredder' | 'timer' | 'trapped'
}

/** All the dead are back in the Central Room, and act from the next round on. */
export interface Regenerated {
  type: 'regenerated'
  group: readonly number[]
}

/** Everybody learns what these are. */
export interface RolesShown {
  type: 'roles_shown'
  group: readonly number[]
  roles: readonly ('guard' | 'prisoner')[]
}

/** Somebody is in Room 25 early: the countdown jumps. */
export interface AlarmRaised {
  type: 'alarm_raised'
  left: number
}

/** The Timer Room takes a round. */
export interface TimeLost {
  type: 'time_lost'
  left: number
}

/** The exit can be used. */
export interface KeyFound {
  type: 'key_found'
  group: readonly number[]
}

/** The top card works on these, or on what it says. */
export interface CardDrawn {
  type: 'card_drawn'
  card: number
  group: readonly number[]
  in_room: boolean
}

/** It has done all it does, and lies in view until the round ends, or on the discard. */
export interface CardGone {
  type: 'card_gone'
  card: number
  in_view: boolean
}

/** The discard is the deck again. */
export interface DeckShuffled {
  type: 'deck_shuffled'
  deck: readonly number[]
}

/** R25-4.10, Punishment: never to be programmed again, and gone from the program and the pile. */
export interface TokenLost {
  type: 'token_lost'
  who: number
  token: 'control' | 'look' | 'move' | 'push' | 'special'
}

/** What this character had programmed for the rest of the round does not happen. */
export interface ProgramCancelled {
  type: 'program_cancelled'
  who: number
}

/** The token is used up or lost. */
export interface AdrenalineGone {
  type: 'adrenaline_gone'
  who: number
}

/** It can be programmed again from the next round on. */
export interface AdrenalineRecovered {
  type: 'adrenaline_recovered'
  who: number
}

/** R25-4.8, Paranoia: the tokens are shuffled, and nobody sees their order. */
export interface Panicked {
  type: 'panicked'
  who: number
  pile: readonly ('control' | 'look' | 'move' | 'push' | 'special')[]
}

/** Put onto a room; that is not entering it. */
export interface RobotPlaced {
  type: 'robot_placed'
  robot: number
  cell: number
}

/** Through a door into a room. */
export interface RobotMoved {
  type: 'robot_moved'
  robot: number
  cell: number
}

/** Back to the supply, until somebody enters its Robot Room. */
export interface RobotDestroyed {
  type: 'robot_destroyed'
  robot: number
}

/** R25-A28: this Robot Room has given its order for now. */
export interface OrderGiven {
  type: 'order_given'
  cell: number
}

/** Alice is no prey for robots; the order is spent. */
export interface PushRefused {
  type: 'push_refused'
  robot: number
}

/** Room 25 leaves the complex with all who are in it. */
export interface Escaped {
  type: 'escaped'
  who: number
  group: readonly number[]
}

/**
 * Room 25 is moved over the edge by somebody who could move it out, and comes in at the other end: a prisoner is
 * missing, or a guard has moved it.
 */
export interface ExitMissed {
  type: 'exit_missed'
  who: number
}

/** It is over, and every role is known. */
export interface GameEnded {
  type: 'game_ended'
  outcome: string
  winners: readonly number[]
  roles: readonly ('guard' | 'prisoner' | null)[]
}

/** Its characters stay in the complex and do nothing. */
export interface SeatLeft {
  type: 'seat_left'
  seat: number
}

export interface Catalogue {
  around_centre: readonly number[]
  cards: readonly Card[]
  characters: readonly Character[]
  exit_zones: readonly number[]
  movable: readonly number[]
  presets: Readonly<Record<string, Readonly<Record<string, number>>>>
  rooms: Readonly<Record<string, RoomInfo>>
}

/** One card of the deck. Only what its kind needs is there. */
export interface Card {
  number: number
  kind: 'acceleration' | 'blackout' | 'chaos' | 'disabled' | 'jamming' | 'lock_on' | 'movement' | 'panic' | 'punishment' | 'rewind' | 'robot' | 'time_bomb'
  madness: boolean
  line: number | null
  forward: boolean | null
  steps: number
  plus: boolean
  token: 'control' | 'look' | 'special' | null
  pair: readonly [string, string] | null
  colour: 'green' | 'red' | 'yellow' | null
}

/** One figure: whom it makes a duo with, and what it brings. */
export interface Character {
  id: string
  duo: string
  empties: number
  locks: number
  hides: boolean
}

export interface RoomInfo {
  colour: 'blue' | 'green' | 'red' | 'yellow'
  copies: number
  id: string
}

export type Action = Pick | TakeClue | Program | Choose | PlaceReminder | RevealRole | ClaimColour | LeaveGame

export type Event =
  | ComplexLaid
  | Cast
  | RolesDealt
  | ShowBegan
  | ClueDeclined
  | RoundBegan
  | ProgrammingOpened
  | Programmed
  | ProgramsLaid
  | PassBegan
  | TurnCame
  | TokenRevealed
  | Waited
  | ActionLost
  | Asked
  | Answered
  | Looked
  | ReminderPlaced
  | RemindersReturned
  | Claimed
  | Entered
  | Jumped
  | TurnedUp
  | Pivoted
  | Hid
  | CallDeclined
  | Slid
  | Swapped
  | RoomEmptied
  | TurnedDown
  | Barred
  | LockLaid
  | TrapSet
  | TrapArmed
  | FloodRose
  | Died
  | Regenerated
  | RolesShown
  | AlarmRaised
  | TimeLost
  | KeyFound
  | CardDrawn
  | CardGone
  | DeckShuffled
  | TokenLost
  | ProgramCancelled
  | AdrenalineGone
  | AdrenalineRecovered
  | Panicked
  | RobotPlaced
  | RobotMoved
  | RobotDestroyed
  | OrderGiven
  | PushRefused
  | Escaped
  | ExitMissed
  | GameEnded
  | SeatLeft

/** What this game's letters and its catalogue hold. */
export interface Wire {
  view: View
  event: Event
  action: Action
  catalogue: Catalogue
}
