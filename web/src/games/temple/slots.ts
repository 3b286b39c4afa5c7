/** The deeds of this game in a row that never changes during a match: what they need, and whether they can be done. */
import type { Deeds } from './deeds'
import { hasDeeds, isDone, type HereDeed } from './here'
import { lockedOf } from './troubles'
import type { SeatView, View } from './wire'

export type SlotId = 'mask' | 'gems' | 'claim' | 'lift' | 'treasures' | 'here' | 'escape'

export interface Slot {
  id: SlotId
  key: string
  open: boolean
  /** How much there is, and of how much. */
  count: string
  /** Somebody else whom it is for. */
  mate: number | null
  /** Can be looked into, though it cannot be done. */
  opens?: boolean
}

const keysOf = (own: SeatView | null): number =>
  own?.dice.filter(({ state, face }) => state === 'shown' && face === 'K').length ?? 0

function gemCount({ pool }: Deeds): string {
  if (pool === null) return ''
  const [need] = pool.table.find(([icons]) => icons > pool.have) ?? pool.table.at(-1) ?? [0]
  return `${pool.have}/${need}`
}

export function slotsOf(view: View, deeds: Deeds, own: SeatView | null, here: readonly HereDeed[] = []): Slot[] {
  const { modules } = view
  const mate =
    deeds.mask !== null && own !== null && !own.dice.some(({ id }) => deeds.mask?.dice.includes(id))
      ? deeds.mask.seat
      : null
  const locked = lockedOf(own?.dice ?? [])
  const slots: Slot[] = [
    { id: 'mask', key: 'M', open: deeds.mask !== null, count: locked > 0 ? `${locked}` : '', mate },
    {
      id: 'gems',
      key: 'G',
      open: deeds.levels.length > 0,
      count: gemCount(deeds),
      mate: null,
      opens: deeds.pool !== null,
    },
  ]
  if (modules.includes('curses'))
    slots.push({
      id: 'lift',
      key: 'L',
      open: deeds.lifts.length > 0,
      count: own?.curses.length ? `${own.curses.length}` : '',
      mate: null,
    })
  if (modules.includes('treasures')) {
    slots.push({ id: 'claim', key: 'C', open: deeds.claim !== null, count: '', mate: null })
    slots.push({
      id: 'treasures',
      key: 'T',
      open: deeds.treasures.length > 0,
      count: own?.treasures.length ? `${own.treasures.length}` : '',
      mate: null,
      opens: (own?.treasures.length ?? 0) > 0,
    })
  }
  if (hasDeeds(view))
    slots.push({
      id: 'here',
      key: 'X',
      open: here.some(isDone),
      count: here.length === 1 ? (here[0]?.count ?? '') : here.length > 1 ? `${here.length}` : '',
      mate: null,
      opens: here.length > 0,
    })
  const there = view.exit !== null && own?.node != null && own.node >> 1 === view.exit
  slots.push({
    id: 'escape',
    key: 'E',
    open: deeds.escape !== null,
    count: there ? `${keysOf(own)}/${view.exit_keys}` : '',
    mate: null,
  })
  return slots
}
