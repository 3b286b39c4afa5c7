/** What this game's letters hold: mirrors view.py and the game's events, actions and catalogue. */
import type { Catalogue, GameAction, GameEvent, LetterMessage } from '../../types'

/** Where a tile can lie: x grows to the east, y to the south; the starting board fills -1 to 1. */
export type Slot = readonly [number, number]
/** Where a meeple can stand: a slot and the number of the space; (0, 0, n) is on the starting board, (0, 0, 0) its hub. */
export type Spot = readonly [number, number, number]
/** A side or a heading, clockwise from north; also quarter turns. */
export type Way = number
/** Row and column. */
export type Cell = readonly [number, number]

export interface MazeInfo {
  id: string
  count: number
  spaces: readonly (readonly Cell[])[]
  links: readonly (readonly [number, number])[]
  exits: Readonly<Record<string, number>>
  rotations: number
  indicator: number | null
  takes_strip: boolean
}

export interface SideInfo {
  id: string
  spaces: readonly Cell[]
  links: readonly (readonly [number, number])[]
  exits: readonly { space: number; way: Way }[]
}

export interface ActionInfo {
  id: string
  count: number
  uses: readonly string[]
  aborts: string | null
}

export interface EscapeCatalogue {
  maze: Readonly<Record<string, MazeInfo>>
  actions: Readonly<Record<string, ActionInfo>>
  sides: Readonly<Record<string, SideInfo>>
  windows: readonly string[]
  tokens: number
}

export interface LaidTile {
  at: Slot
  tile: string
  rot: Way
  strip: boolean
}

export interface Meeple {
  spot: Spot | null
  heading: Way | null
  came_from: Way | null
}

export interface Targets {
  at?: Slot | null
  to?: Slot | null
  rot?: Way | null
  to_rot?: Way | null
  side?: Way | null
  seat?: number | null
  take?: string | null
}

export type QuestionKind = 'branch' | 'teleport' | 'new_path' | 'lay' | 'give'

export interface Question {
  kind: QuestionKind
  seat: number
  ways: readonly Way[]
}

export interface AbortWindow {
  kind: string
  seat: number
  eligible: readonly number[]
  waiting: readonly number[]
  /** One's own sealed answer: an abort, or empty for a pass. */
  answer: string | null
}

export type Step = 'opening' | 'action' | 'maze' | 'flip' | 'energy' | 'roll' | 'move' | 'over'

export interface View {
  side: string
  seats: number
  in_game: readonly boolean[]
  step: Step
  turn: number | null
  turns: number
  tiles: readonly LaidTile[]
  /** The empty slot that an open exit leads to, and the way out. */
  exits: readonly (readonly [number, number, Way])[]
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
  placed: Slot | null
  flipped: string | null
  announced: string | null
  targets: Targets | null
  question: Question | null
  window: AbortWindow | null
  stake: string | null
  aborts: readonly { seat: number; tile: string }[]
  traveller: number | null
  outcome: string | null
  winners: readonly number[]
  pusher_wins: boolean
  active_may_counter: boolean
  yellow_walkable: boolean
}

export type Action =
  | { type: 'play_action'; tile: string; targets: Targets }
  | { type: 'place_tile'; tile: string; at: Slot; rot: Way }
  | { type: 'choose_way'; way: Way }
  | { type: 'choose_teleporter'; at: Slot }
  | { type: 'lay_path'; at: Slot; side: Way }
  | { type: 'lay_tile'; tile: string; rot: Way }
  | { type: 'give_tile'; tile: string }
  | { type: 'play_abort'; tile: string }
  | { type: 'skip_action' | 'spend_energy' | 'roll' | 'decline_path' | 'let_pass' }

/** Something that a seat does or that happens to it, and no more to say. */
type OfSeat =
  | 'action_skipped'
  | 'recharged'
  | 'path_declined'
  | 'energy_spent'
  | 'energy_returned'
  | 'lock_served'
  | 'refilled'
  | 'teleport_stopped'
/** One seat does it to another. */
type BySeat = 'locked' | 'faced_about' | 'siphoned' | 'pushed' | 'blocked' | 'escaped'

export type Event =
  | { type: 'game_opened'; first: number; side: string }
  | { type: 'turn_began'; seat: number; number: number }
  | { type: OfSeat; seat: number }
  | { type: BySeat; seat: number; by: number }
  | { type: 'action_announced'; seat: number; tile: string; targets: Targets }
  | { type: 'action_done'; seat: number; tile: string; aborted: boolean }
  | { type: 'asked'; seat: number; question: QuestionKind; ways: number }
  | { type: 'overdriven'; seat: number; steps: number }
  | { type: 'salvaged'; seat: number; tile: string }
  | { type: 'tile_taken' | 'tile_given'; seat: number; giver: number; tile: string | null }
  | { type: 'hand_discarded' | 'seat_left'; seat: number; tiles: readonly string[] }
  | {
      type: 'tile_flipped'
      seat: number
      tile: string
      fits: boolean
      /** How many, if one line tells them all. */ flips?: number
    }
  | { type: 'tile_placed'; seat: number; tile: string; at: Slot; rot: Way; flipped: boolean }
  | { type: 'tile_lost' | 'tile_breached'; seat: number; tile: string; at: Slot }
  | { type: 'tile_replaced'; seat: number; gone: string; tile: string; at: Slot; rot: Way }
  | { type: 'tiles_swapped'; seat: number; at: Slot; to: Slot; rot: Way; to_rot: Way }
  | { type: 'tile_shifted'; seat: number; at: Slot; to: Slot; rot: Way }
  | { type: 'tile_turned'; seat: number; at: Slot; rot: Way }
  | { type: 'path_laid'; seat: number; at: Slot; side: Way }
  | { type: 'rolled'; seat: number; dice: readonly [number, number]; bonus: number; again: boolean }
  | { type: 'move_began'; seat: number; steps: number; jetpack: boolean }
  | { type: 'stepped'; seat: number; to: Spot; heading: Way | null; came_from: Way | null }
  | { type: 'turned'; seat: number; heading: Way | null; came_from: Way }
  | { type: 'way_chosen'; seat: number; way: Way }
  | { type: 'teleported'; seat: number; to: Spot; heading: Way }
  | { type: 'tile_drawn'; seat: number; tile: string | null }
  | { type: 'window_opened'; seat: number; window: string; eligible: readonly number[] }
  | { type: 'answered'; seat: number; abort: string | null }
  | { type: 'window_closed'; seat: number; window: string }
  | { type: 'abort_played'; seat: number; tile: string; against: number }
  | { type: 'abort_settled'; seat: number; tile: string; works: boolean }
  | { type: 'window_dropped' }
  | { type: 'game_ended'; outcome: string; winners: readonly number[] }

// The server checks every letter against the types that these mirror; here they only get their names back.
export const viewOf = (letter: LetterMessage): View => letter.view as View
export const eventsOf = (happened: readonly GameEvent[]): Event[] => happened as unknown as Event[]
export const actionsOf = (may: readonly GameAction[]): Action[] => may as unknown as Action[]
export const catalogueOf = (catalogue: Catalogue): EscapeCatalogue => catalogue as unknown as EscapeCatalogue
