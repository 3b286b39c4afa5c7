/** What this game's letters hold: mirrors view.py and the game's events, actions and catalogue. Times are milliseconds of the game clock. */
import type { Catalogue, GameAction, GameEvent, LetterMessage } from '../../types'

/** Adventurer, key, torch, golden mask, black mask. */
export type Face = 'A' | 'K' | 'T' | 'G' | 'B'
/** A world side, clockwise from north. */
export type Side = number
/** chamber * 2 + part. */
export type Node = number

export interface DieView {
  id: number
  state: 'blank' | 'shown' | 'locked' | 'held' | 'lost'
  face: Face | null
  offered: boolean
  held: string | null
}

export interface CurseView {
  curse: string
  /** The icons that lift it, e.g. KTT; none for one that cannot be lifted. */
  lifted_by: string
}

export interface TreasureView {
  id: number
  kind: string
  armed_until: number | null
  /** It has done its work, and stays before its owner. */
  used: boolean
}

export interface SeatView {
  node: Node | null
  dice: readonly DieView[]
  curses: readonly CurseView[]
  treasures: readonly TreasureView[]
  auto_offer: boolean
  gave: boolean
  absent: boolean
  left: boolean
  /** Has left without having escaped. */
  behind: boolean
  roll_from: number
  act_from: number
  /** Dice in one roll. */
  most_dice: number
  order: readonly string[]
  /** How long after the last roll a die is lost how often, in percent; empty without the curse. */
  risk: readonly (readonly [ms: number, percent: number])[]
}

export interface ChamberView {
  tile: string
  /** East. */
  x: number
  /** North. */
  y: number
  turned: number
  doors: readonly Side[]
  /** Sides that a passage or a broken wall has opened. */
  passages: readonly Side[]
  gems_done: number | null
  chest: 'none' | 'closed'
  curse: boolean
}

export interface VoteView {
  kind: 'fate' | 'concede'
  by: number
  until: number
  yes: readonly number[]
  waiting: readonly number[]
}

export interface Report {
  outcome: string
  time_left: number
  gems: number
  depot: number
  dice_lost: number
  fates: number
  chambers: number
  escaped: readonly number[]
}

export interface View {
  phase: 'intro' | 'running' | 'over'
  starts_at: number | null
  intro_until: number
  ends_at: number | null
  next_slam: { number: number; at: number } | null
  gongs: number
  slams: number
  clock: 'sound' | 'sand' | 'none'
  tempo: number
  difficulty: string
  leavers: string
  modules: readonly string[]
  seats: Readonly<Record<string, SeatView>>
  chambers: Readonly<Record<string, ChamberView>>
  pile: number
  depot: number
  spare: number
  gems_taken: number
  exit: number | null
  exit_keys: number
  vote: VoteView | null
  ready: readonly number[]
  curses_left: number
  treasures_left: number
  valve: boolean
  prompt: { kind: string; options: readonly string[]; until: number } | null
  outcome: string | null
  report: Report | null
}

export interface TileInfo {
  /** Icons of the red frame. */
  entry: string
  /** How many icons light one gem, two gems, and so on. */
  gems: { icon: Face; table: readonly number[] } | null
  mask: boolean
  chest: boolean
  /** The side of the stairs before the tile is turned; none for the starting chamber. */
  stairs: string
}

export interface TempleCatalogue {
  tiles: Readonly<Record<string, TileInfo>>
}

type Paid = { pay: readonly number[] }
export type Action =
  | { type: 'ready' | 'call_fate' | 'call_concede' | 'leave' }
  | { type: 'roll'; dice: readonly number[] }
  | { type: 'mask'; die: number; seat: number; dice: readonly number[] }
  | ({ type: 'enter' | 'discover' | 'break'; side: Side } & Paid)
  | { type: 'offer'; dice: readonly number[]; on: boolean }
  | { type: 'auto_offer' | 'take_care'; on: boolean }
  | { type: 'gems'; level: number }
  | ({ type: 'escape' | 'claim' } & Paid)
  | { type: 'give'; die: number; to: number }
  | { type: 'vote_fate' | 'vote_concede'; yes: boolean }
  | { type: 'signal'; phrase: string; node: Node | null }
  | { type: 'prefer'; order: readonly string[] }
  | { type: 'choose'; option: string }
  | ({ type: 'lift'; curse: string } & Paid)
  | { type: 'use_treasure'; treasure: number; node: Node | null; side: Side | null }

type OfSeat = 'ready_said' | 'fate_called' | 'concede_called' | 'prompt_opened' | 'prompt_closed'
export type Event =
  | { type: 'temple_laid' | 'collapsed' | 'curses_shuffled' | 'treasures_shuffled' | 'masks_healed' | 'gem_granted' }
  | { type: OfSeat; seat: number }
  | { type: 'begun'; at: number }
  | { type: 'rolled'; seat: number; dice: readonly number[]; faces: readonly Face[]; at: number }
  | { type: 'dice_fell'; seat: number; dice: readonly number[] }
  | { type: 'masked'; seat: number; die: number; target: number; dice: readonly number[] }
  | { type: 'entered'; seat: number; start: Node; to: Node; paid: readonly number[] }
  | {
      type: 'discovered'
      seat: number
      node: Node
      side: Side
      chamber: number
      tile: string
      x: number
      y: number
      turned: number
      paid: readonly number[]
    }
  | { type: 'offered'; seat: number; dice: readonly number[]; on: boolean }
  | { type: 'auto_offering' | 'care_taken'; seat: number; on: boolean }
  | { type: 'gems_taken'; seat: number; node: Node; level: number; taken: number }
  | { type: 'got_out'; seat: number; paid: readonly number[] }
  | { type: 'die_given'; seat: number; die: number; to: number }
  | { type: 'fate_voted' | 'concede_voted'; seat: number; yes: boolean }
  | { type: 'fate_turned'; dice: readonly number[] }
  | { type: 'fate_dropped' | 'concede_dropped'; seat: number | null }
  | { type: 'wall_broken'; seat: number; node: Node; side: Side | null; to: Node }
  | { type: 'gong'; number: number }
  | {
      type: 'slammed'
      number: number
      safe: readonly number[]
      lost: readonly (readonly [seat: number, die: number])[]
    }
  | { type: 'game_ended'; outcome: string }
  | { type: 'signalled'; seat: number; phrase: string; node: Node | null }
  | { type: 'preferred'; seat: number; order: readonly string[] }
  | { type: 'went_absent'; seat: number; gone: boolean }
  | { type: 'curse_drawn'; seat: number; curse: string; kept: boolean }
  | { type: 'curse_lifted' | 'curse_gone'; seat: number; curse: string }
  | { type: 'die_held'; seat: number; die: number; where: string }
  | { type: 'die_released'; seat: number; die: number }
  | { type: 'treasure_laid'; chamber: number }
  | { type: 'treasure_claimed'; seat: number; chamber: number; treasure: number; kind: string }
  | { type: 'treasure_armed'; seat: number; treasure: number; kind: string; until: number }
  | { type: 'seat_left'; seat: number; behind: boolean }
  | { type: 'treasure_used' | 'treasure_cooled' | 'treasure_lost'; seat: number; treasure: number; kind: string }
  | { type: 'passage_opened'; node: Node; side: Side }
  | { type: 'teleported'; seat: number; start: Node; to: Node }

/** What people can say with one tap, as the game knows it. */
export const PHRASES = [
  'come',
  'help',
  'mask',
  'gems',
  'exit',
  'home',
  'wait',
  'thanks',
  'going_home',
  'exploring',
  'stuck',
] as const

// The server checks every letter against the types that these mirror; here they only get their names back.
export const viewOf = (letter: LetterMessage): View => letter.view as View
export const eventsOf = (happened: readonly GameEvent[]): Event[] => happened as unknown as Event[]
export const actionsOf = (may: readonly GameAction[]): Action[] => may as unknown as Action[]
export const catalogueOf = (catalogue: Catalogue): TempleCatalogue => catalogue as unknown as TempleCatalogue
