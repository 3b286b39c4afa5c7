/* Made by `python3 dev.py wire` from the Python types; do not edit. */

/** How things stand for one viewer. */
export interface View {
  side: string
  seats: number
  in_game: readonly boolean[]
  step: 'action' | 'energy' | 'flip' | 'maze' | 'move' | 'opening' | 'over' | 'roll'
  turn: number | null
  turns: number
  tiles: readonly LaidTile[]
  exits: readonly (readonly [number, number, number])[]
  meeples: readonly Meeple[]
  green: readonly number[]
  locked: readonly boolean[]
  hand: readonly string[] | null
  hand_sizes: readonly number[]
  deck: number
  discard: readonly string[]
  strips: number
  energy_used: boolean
  jetpack: boolean
  bonus: number
  dice: readonly [number, number] | null
  steps: number
  chain: readonly number[]
  placed: readonly [number, number] | null
  flipped: string | null
  announced: string | null
  targets: Targets | null
  question: Question | null
  window: AbortWindow | null
  stake: 'abort' | 'action' | 'energy' | 'maze' | 'roll' | 'teleport' | null
  aborts: readonly Abort[]
  traveller: number | null
  outcome: 'escaped' | 'exploded' | 'last_one' | null
  winners: readonly number[]
  pusher_wins: boolean
  active_may_counter: boolean
  yellow_walkable: boolean
}

/** A maze tile on the table. A strip leads to the east of the unturned tile. */
export interface LaidTile {
  at: readonly [number, number]
  tile: string
  rot: number
  strip: boolean
}

/** Where a seat's meeple stands and faces; nowhere once it is off the board. */
export interface Meeple {
  spot: readonly [number, number, number] | null
  heading: number | null
  came_from: number | null
}

/** Everything public that an action tile is announced with (NE-3.4); each kind uses some of it. */
export interface Targets {
  at?: readonly [number, number] | null
  to?: readonly [number, number] | null
  rot?: number | null
  to_rot?: number | null
  side?: number | null
  seat?: number | null
  take?: string | null
}

/** What a seat has to choose. */
export interface Question {
  kind: 'branch' | 'give' | 'lay' | 'new_path' | 'teleport'
  seat: number
  ways: readonly number[]
}

/** An open window: what this seat has just done may be aborted. */
export interface AbortWindow {
  kind: 'abort' | 'action' | 'energy' | 'maze' | 'roll' | 'teleport'
  seat: number
  eligible: readonly number[]
  waiting: readonly number[]
  answer: string | null
  fitting: readonly string[]
}

/** An abort on the stack, played and not yet settled. */
export interface Abort {
  seat: number
  tile: string
}

/** Step 1: announce an action tile with all its public targets. */
export interface PlayAction {
  type: 'play_action'
  tile: string
  targets: Targets
}

/** Step 1: no action. Laying the maze tile at once says the same. */
export interface SkipAction {
  type: 'skip_action'
}

/** Step 2: lay a maze tile of the hand, or the flipped one. */
export interface PlaceTile {
  type: 'place_tile'
  tile: string
  at: readonly [number, number]
  rot: number
}

/** Step 3: turn a token red, for one step more and the Jetpack. */
export interface SpendEnergy {
  type: 'spend_energy'
}

/** Step 4: roll both dice and move. Who has not spent energy by now does not. */
export interface Roll {
  type: 'roll'
}

/** Where the own meeple faces, at a branch or on the hub. */
export interface ChooseWay {
  type: 'choose_way'
  way: number
}

/** Where the own meeple is teleported to. */
export interface ChooseTeleporter {
  type: 'choose_teleporter'
  at: readonly [number, number]
}

/** At a white control room: lay a New Path strip. */
export interface LayPath {
  type: 'lay_path'
  at: readonly [number, number]
  side: number
}

/** At a white control room: lay none. */
export interface DeclinePath {
  type: 'decline_path'
}

/** Hallway Collapse: which tile of the hand is laid in the slot. */
export interface LayTile {
  type: 'lay_tile'
  tile: string
  rot: number
}

/** Forced Trade: which tile of the hand is given in return. */
export interface GiveTile {
  type: 'give_tile'
  tile: string
}

/** Abort nothing. */
export interface LetPass {
  type: 'let_pass'
}

/** Abort with this tile, if nobody nearer to the current player does. */
export interface PlayAbort {
  type: 'play_abort'
  tile: string
}

/** Be out of the game for good (NE-3.9). */
export interface LeaveGame {
  type: 'leave_game'
}

/** Tiles are shuffled and dealt. Hands without a maze tile were thrown away and dealt anew (NE-3.2). */
export interface GameOpened {
  type: 'game_opened'
  first: number
  side: string
  hands: readonly (readonly string[] | null)[]
  deck: readonly string[] | null
  discard: readonly string[]
}

/** Step 1: a seat is to play. */
export interface TurnBegan {
  type: 'turn_began'
  seat: number
  number: number
}

/** No action this turn: on to step 2. */
export interface ActionSkipped {
  type: 'action_skipped'
  seat: number
}

/** Step 1: an action tile with all its public targets; it may still be aborted. */
export interface ActionAnnounced {
  type: 'action_announced'
  seat: number
  tile: string
  targets: Targets
}

/** The action is over, with its effect or without; its tile is discarded. On to step 2. */
export interface ActionDone {
  type: 'action_done'
  seat: number
  tile: string
  aborted: boolean
}

/** A seat has to choose: branch, teleport, new_path, lay or give. */
export interface Asked {
  type: 'asked'
  seat: number
  question: 'branch' | 'give' | 'lay' | 'new_path' | 'teleport'
  ways: number
}

/** Lockdown: this seat will not move on its next turn. */
export interface Locked {
  type: 'locked'
  seat: number
  by: number
}

/** Overdrive: more steps this turn. */
export interface Overdriven {
  type: 'overdriven'
  seat: number
  steps: number
}

/** About-Face: a meeple now heads for where it came from. */
export interface FacedAbout {
  type: 'faced_about'
  seat: number
  by: number
}

/** All tokens are green again. */
export interface Recharged {
  type: 'recharged'
  seat: number
}

/** Power Siphon: one token of a seat turns red, and one of `by` green if it had a red one. */
export interface Siphoned {
  type: 'siphoned'
  seat: number
  by: number
}

/** A tile comes back from the discard pile into a hand. */
export interface Salvaged {
  type: 'salvaged'
  seat: number
  tile: string
}

/** Forced Trade, first half: a tile drawn blindly from the other's hand. */
export interface TileTaken {
  type: 'tile_taken'
  seat: number
  giver: number
  tile: string | null
}

/** Forced Trade, second half: a chosen tile in return. */
export interface TileGiven {
  type: 'tile_given'
  seat: number
  giver: number
  tile: string | null
}

/** No tile of the hand can be laid: all of it is shown and thrown away (NE-3.4). */
export interface HandDiscarded {
  type: 'hand_discarded'
  seat: number
  tiles: readonly string[]
}

/** The next tile of the pile goes to the discard pile, face up; if it `fits`, it is the one to lay. */
export interface TileFlipped {
  type: 'tile_flipped'
  seat: number
  tile: string
  fits: boolean
}

/** Step 2: a maze tile of the hand, or the flipped one. No news, so that it can be taken back. */
export interface TilePlaced {
  type: 'tile_placed'
  seat: number
  tile: string
  at: readonly [number, number]
  rot: number
  flipped: boolean
}

/** The maze tile of step 2 was aborted: it goes to the discard pile. */
export interface TileLost {
  type: 'tile_lost'
  seat: number
  tile: string
  at: readonly [number, number]
}

/** Hull Breach: a tile is gone. */
export interface TileBreached {
  type: 'tile_breached'
  seat: number
  tile: string
  at: readonly [number, number]
}

/** Hallway Collapse: a tile is gone, and one of the hand lies in its slot. */
export interface TileReplaced {
  type: 'tile_replaced'
  seat: number
  gone: string
  tile: string
  at: readonly [number, number]
  rot: number
}

/** Crossed Corridors: two tiles, with their strips, exchange slots. */
export interface TilesSwapped {
  type: 'tiles_swapped'
  seat: number
  at: readonly [number, number]
  to: readonly [number, number]
  rot: number
  to_rot: number
}

/** Section Shift: a tile, with its strip, lies elsewhere. */
export interface TileShifted {
  type: 'tile_shifted'
  seat: number
  at: readonly [number, number]
  to: readonly [number, number]
  rot: number
}

/** Realign: a tile, with its strip, is turned in its slot. */
export interface TileTurned {
  type: 'tile_turned'
  seat: number
  at: readonly [number, number]
  rot: number
}

/** A New Path strip opens a side of a straight tile (NE-2.3). */
export interface PathLaid {
  type: 'path_laid'
  seat: number
  at: readonly [number, number]
  side: number
}

/** No New Path, though a white control room offered one. */
export interface PathDeclined {
  type: 'path_declined'
  seat: number
}

/** Step 3: a token turns red, for one step more and the Jetpack. */
export interface EnergySpent {
  type: 'energy_spent'
  seat: number
}

/** The token was aborted: green again, no step, no Jetpack, and no other token this turn. */
export interface EnergyReturned {
  type: 'energy_returned'
  seat: number
}

/** Step 4: two dice, and what energy and Overdrive add. */
export interface Rolled {
  type: 'rolled'
  seat: number
  dice: readonly [number, number]
  bonus: number
  again: boolean
}

/** The roll stands: so many steps, or flown with the Jetpack. */
export interface MoveBegan {
  type: 'move_began'
  seat: number
  steps: number
  jetpack: boolean
}

/** A locked seat does not move this turn, and is locked no more. */
export interface LockServed {
  type: 'lock_served'
  seat: number
}

/** One step onto a catwalk or the hub. No heading: its owner is asked. */
export interface Stepped {
  type: 'stepped'
  seat: number
  to: readonly [number, number, number]
  heading: number | null
  came_from: number | null
}

/** Somebody is in the way of `by` and has to step first. */
export interface Pushed {
  type: 'pushed'
  seat: number
  by: number
}

/** Pushed while facing the pusher: turned away, or its owner is asked where to. */
export interface Turned {
  type: 'turned'
  seat: number
  heading: number | null
  came_from: number
}

/** The way is blocked, and the rest of the movement is lost. */
export interface Blocked {
  type: 'blocked'
  seat: number
  by: number
}

/** A meeple faces the way that its owner chose. */
export interface WayChosen {
  type: 'way_chosen'
  seat: number
  way: number
}

/** A control room turns all tokens green. */
export interface Refilled {
  type: 'refilled'
  seat: number
}

/** From one indicator to another, facing out. */
export interface Teleported {
  type: 'teleported'
  seat: number
  to: readonly [number, number, number]
  heading: number
}

/** The teleport was aborted: a meeple has only turned round. */
export interface TeleportStopped {
  type: 'teleport_stopped'
  seat: number
}

/** A meeple crosses an exit and is off the board. */
export interface Escaped {
  type: 'escaped'
  seat: number
  by: number
}

/** Step 5: a hand is filled up. */
export interface TileDrawn {
  type: 'tile_drawn'
  seat: number
  tile: string | null
}

/** Whoever is `eligible` may abort what this seat has just done. */
export interface WindowOpened {
  type: 'window_opened'
  seat: number
  window: 'abort' | 'action' | 'energy' | 'maze' | 'roll' | 'teleport'
  eligible: readonly number[]
}

/** A seat has answered. Nobody else learns that, or what, until the window closes. */
export interface Answered {
  type: 'answered'
  seat: number
  abort: string | null
}

/** Nobody aborts: now everybody knows what the others have answered. */
export interface WindowClosed {
  type: 'window_closed'
  seat: number
  window: 'abort' | 'action' | 'energy' | 'maze' | 'roll' | 'teleport'
}

/** Of all who would, the first one clockwise aborts; the tile is discarded. The others keep theirs. */
export interface AbortPlayed {
  type: 'abort_played'
  seat: number
  tile: string
  against: number
}

/** Last in, first out: this abort works, or another one stopped it. */
export interface AbortSettled {
  type: 'abort_settled'
  seat: number
  tile: string
  works: boolean
}

/** What could have been aborted cannot happen any more, since its player has left. */
export interface WindowDropped {
  type: 'window_dropped'
}

/** A seat is out for good: its meeple is taken off, its hand shown and discarded (NE-3.9). */
export interface SeatLeft {
  type: 'seat_left'
  seat: number
  tiles: readonly string[]
}

/** Escaped, exploded, or last_one. */
export interface GameEnded {
  type: 'game_ended'
  outcome: 'escaped' | 'exploded' | 'last_one'
  winners: readonly number[]
}

export interface Catalogue {
  actions: Readonly<Record<string, ActionInfo>>
  dice: readonly number[]
  maze: Readonly<Record<string, MazeTile>>
  reach: number
  sides: Readonly<Record<string, SideInfo>>
  strips: number
  tokens: number
  windows: readonly ('abort' | 'action' | 'energy' | 'maze' | 'roll' | 'teleport')[]
}

export interface ActionInfo {
  aborts: 'abort' | 'action' | 'energy' | 'maze' | 'roll' | 'teleport' | null
  count: number
  id: string
  uses: readonly string[]
}

/** One printed kind. */
export interface MazeTile {
  id: string
  count: number
  spaces: readonly (readonly (readonly [number, number])[])[]
  links: readonly (readonly [number, number])[]
  exits: Readonly<Record<string, number>>
  rotations: number
  indicator: number | null
  takes_strip: boolean
}

/** One side of the starting boards. Space 0 is the hub. */
export interface SideInfo {
  exits: readonly ExitInfo[]
  id: string
  links: readonly (readonly [number, number])[]
  players: readonly number[]
  spaces: readonly (readonly [number, number])[]
}

/** Where a side of the starting board is left. */
export interface ExitInfo {
  side: string
  space: number
  way: number
}

export type Action =
  | PlayAction
  | SkipAction
  | PlaceTile
  | SpendEnergy
  | Roll
  | ChooseWay
  | ChooseTeleporter
  | LayPath
  | DeclinePath
  | LayTile
  | GiveTile
  | LetPass
  | PlayAbort
  | LeaveGame

export type Event =
  | GameOpened
  | TurnBegan
  | ActionSkipped
  | ActionAnnounced
  | ActionDone
  | Asked
  | Locked
  | Overdriven
  | FacedAbout
  | Recharged
  | Siphoned
  | Salvaged
  | TileTaken
  | TileGiven
  | HandDiscarded
  | TileFlipped
  | TilePlaced
  | TileLost
  | TileBreached
  | TileReplaced
  | TilesSwapped
  | TileShifted
  | TileTurned
  | PathLaid
  | PathDeclined
  | EnergySpent
  | EnergyReturned
  | Rolled
  | MoveBegan
  | LockServed
  | Stepped
  | Pushed
  | Turned
  | Blocked
  | WayChosen
  | Refilled
  | Teleported
  | TeleportStopped
  | Escaped
  | TileDrawn
  | WindowOpened
  | Answered
  | WindowClosed
  | AbortPlayed
  | AbortSettled
  | WindowDropped
  | SeatLeft
  | GameEnded

/** What this game's letters and its catalogue hold. */
export interface Wire {
  view: View
  event: Event
  action: Action
  catalogue: Catalogue
}
