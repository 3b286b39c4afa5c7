/** The keyboard. */
import { isTaken } from '../../ui/keys'
import type { Side } from './terms'

export type Key =
  | { is: 'die'; at: number }
  | { is: 'way'; side: Side }
  | {
      is:
        | 'roll'
        | 'careful'
        | 'gems'
        | 'mask'
        | 'lift'
        | 'here'
        | 'claim'
        | 'escape'
        | 'treasures'
        | 'fate'
        | 'yes'
        | 'no'
        | 'signal'
        | 'help'
        | 'list'
        | 'map'
        | 'centre'
        | 'whole'
        | 'in'
        | 'out'
        | 'close'
    }

const PLAIN: Readonly<Record<string, Key>> = {
  ' ': { is: 'roll' },
  r: { is: 'careful' },
  g: { is: 'gems' },
  m: { is: 'mask' },
  l: { is: 'lift' },
  x: { is: 'here' },
  c: { is: 'claim' },
  e: { is: 'escape' },
  t: { is: 'treasures' },
  f: { is: 'fate' },
  y: { is: 'yes' },
  n: { is: 'no' },
  p: { is: 'signal' },
  '?': { is: 'help' },
  h: { is: 'list' },
  o: { is: 'map' },
  v: { is: 'centre' },
  '0': { is: 'whole' },
  '+': { is: 'in' },
  '=': { is: 'in' },
  '-': { is: 'out' },
  Escape: { is: 'close' },
  ArrowUp: { is: 'way', side: 0 },
  ArrowRight: { is: 'way', side: 1 },
  ArrowDown: { is: 'way', side: 2 },
  ArrowLeft: { is: 'way', side: 3 },
  w: { is: 'way', side: 0 },
  d: { is: 'way', side: 1 },
  s: { is: 'way', side: 2 },
  a: { is: 'way', side: 3 },
}

export function keyOf(key: string): Key | null {
  if (/^[1-7]$/.test(key)) return { is: 'die', at: Number(key) - 1 }
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null
}

/** Looking around, and answering: what a held key may repeat, and a replay leaves to the game. */
const LOOKING: ReadonlySet<Key['is']> = new Set([
  'help',
  'list',
  'map',
  'centre',
  'whole',
  'in',
  'out',
  'close',
  'yes',
  'no',
])
export const isLooking = (key: Key): boolean => LOOKING.has(key.is)

/** A held key rolls once, and moves once; a button that has the focus keeps the space bar for itself. */
export const isOurs = (event: KeyboardEvent, key: Key): boolean =>
  !isTaken(event, key.is === 'roll') && (!event.repeat || isLooking(key))
