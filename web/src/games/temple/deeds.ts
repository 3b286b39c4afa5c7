/** What may be done, in places that stay where they are: one for each way, one for each kind of deed. */
import { covered, nodeAt, opposite, poolOf, shownFaces, wayOf, type Pool } from './temple'
import type { Side } from './terms'
import type { Action, Catalogue, SeatView, View } from './wire'

type Going = Extract<Action, { type: 'enter' | 'discover' | 'break' }>
type Freeing = Extract<Action, { type: 'mask' }>
type Using = Extract<Action, { type: 'use_treasure' }>

/** A door of the chamber you stand in. */
export interface WayDeed {
  side: Side
  is: 'enter' | 'discover' | 'break' | 'wall'
  /** Where it leads; null for the dark. */
  to: number | null
  cost: string
  have: readonly boolean[]
  action: Going | null
  /** It is paid for, and still something keeps one from going: a curse, a ban. */
  barred: boolean
}

export interface Deeds {
  ways: readonly WayDeed[]
  /** The best use of a golden mask: for oneself first. */
  mask: Freeing | null
  /** One for every mate who can be freed. */
  mates: readonly Freeing[]
  pool: Pool | null
  levels: readonly number[]
  /** Putting dice of the chamber's icon into the pool, or taking them out: for whoever has mates. */
  offers: readonly Extract<Action, { type: 'offer' }>[]
  claim: Action | null
  lifts: readonly Extract<Action, { type: 'lift' }>[]
  escape: Action | null
  treasures: readonly Using[]
  gives: readonly Extract<Action, { type: 'give' }>[]
  fate: Action | null
}

const GOING = ['enter', 'discover', 'break']

/** What going there costs this adventurer: a module may say otherwise than the frame. */
function costOf(own: SeatView | undefined, deed: string, to: number | null, printed: string): string {
  return own?.prices.find((price) => price.deed === deed && price.to === to)?.cost ?? printed
}

function wayDeed(view: View, book: Catalogue, seat: number, may: readonly Action[], side: Side): WayDeed {
  const own = view.seats[seat]
  const here = own?.node ?? null
  const mine = here !== null && nodeAt(view, book, here >> 1, side) === here
  const way = mine ? wayOf(view, book, here >> 1, side) : null
  const action = may.find((one): one is Going => GOING.includes(one.type) && (one as Going).side === side) ?? null
  // A wall that may be broken costs three adventurers (TMP-4.7).
  const to = way?.is === 'way' ? nodeAt(view, book, way.to, opposite(side)) : null
  const printed = way === null || way.is === 'wall' ? (action === null ? '' : 'AAA') : way.cost
  const kind = way?.is === 'way' ? 'enter' : way?.is === 'dark' ? 'discover' : 'wall'
  const cost = kind === 'wall' ? printed : costOf(own, kind, to, printed)
  const have = covered(cost, shownFaces(own?.dice ?? []))
  return {
    side,
    is: action?.type ?? kind,
    to: way?.is === 'way' ? way.to : null,
    cost,
    have,
    action,
    barred: kind !== 'wall' && action === null && have.every(Boolean),
  }
}

function bestMasks(may: readonly Action[]): Freeing[] {
  const best = new Map<number, Freeing>()
  for (const one of may) {
    if (one.type !== 'mask') continue
    const before = best.get(one.seat)
    if (before === undefined || one.dice.length > before.dice.length) best.set(one.seat, one)
  }
  return [...best.values()].sort((a, b) => b.dice.length - a.dice.length)
}

const only = <T extends Action['type']>(may: readonly Action[], type: T): Extract<Action, { type: T }>[] =>
  may.filter((one): one is Extract<Action, { type: T }> => one.type === type)

export function deedsOf(view: View, book: Catalogue, seat: number, may: readonly Action[]): Deeds {
  const own = view.seats[seat]
  const node = own?.node ?? null
  const pool = node === null ? null : poolOf(view, book, node)
  const masks = bestMasks(may)
  return {
    ways: [0, 1, 2, 3].map((side) => wayDeed(view, book, seat, may, side)),
    mask: masks.find((one) => one.seat === seat) ?? masks[0] ?? null,
    mates: masks.filter((one) => one.seat !== seat),
    pool,
    levels: only(may, 'gems')
      .map(({ level }) => level)
      .sort(),
    offers: only(may, 'offer').filter(
      ({ dice }) =>
        Object.keys(view.seats).length > 1 &&
        dice.every((id) => own?.dice.some((die) => die.id === id && die.face === pool?.icon)),
    ),
    claim: may.find(({ type }) => type === 'claim') ?? null,
    lifts: only(may, 'lift'),
    escape: may.find(({ type }) => type === 'escape') ?? null,
    treasures: only(may, 'use_treasure'),
    gives: only(may, 'give'),
    fate: may.find(({ type }) => type === 'call_fate') ?? null,
  }
}

/** Does taking this many gems now give up better ones of the same chamber? */
export const givesUp = ({ pool, levels }: Deeds): boolean => (levels.at(-1) ?? 0) < (pool?.table.at(-1)?.[1] ?? 0)
