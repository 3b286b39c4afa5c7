/** Choosing one of the things that may be done, bit by bit. What can be chosen comes from `letter.may` alone. */
import { isSameSlot } from './geometry'
import type { Slot, Way } from './terms'
import type { Action, View } from './wire'

/** What has been chosen so far; also what distinguishes one possible action from another. */
export interface Pick {
  tile?: string
  at?: Slot
  to?: Slot
  seat?: number
  take?: string
  way?: Way
  side?: Way
  rot?: Way
  to_rot?: Way
}
export type Field = keyof Pick

export interface Option {
  action: Action
  pick: Pick
}

/** Has to be chosen, in this order. */
const HARD: readonly Field[] = ['tile', 'at', 'to', 'seat', 'take', 'way']
/** Has a first value, and is changed by tapping again. */
const SOFT: readonly Field[] = ['side', 'rot', 'to_rot']
const FIELDS: readonly Field[] = [...HARD, ...SOFT]

const isSame = (a: Pick[Field], b: Pick[Field]): boolean =>
  typeof a === 'object' && typeof b === 'object' ? isSameSlot(a, b) : a === b

/** Only what is there, in the order of the fields. */
function picked(of: Readonly<Partial<Record<Field, unknown>>>): Pick {
  return Object.fromEntries(FIELDS.flatMap((field) => (of[field] == null ? [] : [[field, of[field]]]))) as Pick
}

/** Crossed Corridors lists each pair once; either of the two may be tapped first. */
function mirrored({ action, pick }: Option): Option[] {
  if (action.type !== 'play_action' || pick.to_rot === undefined) return []
  return [{ action, pick: picked({ ...pick, at: pick.to, to: pick.at, rot: pick.to_rot, to_rot: pick.rot }) }]
}

function optionOf(action: Action, view: View): Option | null {
  switch (action.type) {
    case 'play_action':
      return { action, pick: picked({ tile: action.tile, ...action.targets }) }
    case 'place_tile':
    case 'choose_way':
    case 'choose_teleporter':
    case 'lay_path':
    case 'give_tile':
    case 'play_abort':
      return { action, pick: picked({ ...action }) }
    case 'lay_tile':
      return { action, pick: picked({ ...action, at: view.targets?.at ?? undefined }) }
    default:
      return null
  }
}

export function optionsOf(may: readonly Action[], view: View): Option[] {
  const options = may.map((action) => optionOf(action, view)).filter((option) => option !== null)
  return [...options, ...options.flatMap(mirrored)]
}

export const matching = (options: readonly Option[], pick: Pick): Option[] => {
  const wanted = FIELDS.filter((field) => pick[field] !== undefined)
  return options.filter((option) => wanted.every((field) => isSame(option.pick[field], pick[field])))
}

export const without = (pick: Pick, ...fields: readonly Field[]): Pick =>
  Object.fromEntries(Object.entries(pick).filter(([field]) => !fields.includes(field as Field))) as Pick

/** The different values that this field could have, whatever it has now. */
export function valuesOf<F extends Field>(options: readonly Option[], pick: Pick, field: F): NonNullable<Pick[F]>[] {
  const found = new Map<string, NonNullable<Pick[F]>>()
  for (const option of matching(options, without(pick, field))) {
    const value = option.pick[field]
    if (value !== undefined) found.set(String(value), value as NonNullable<Pick[F]>)
  }
  return [...found.values()]
}

/** What has to be chosen next; null if nothing is missing, or nothing can be chosen. */
export function missing(options: readonly Option[], pick: Pick): Field | null {
  const left = matching(options, pick)
  return (
    HARD.find((field) => pick[field] === undefined && left.some((option) => option.pick[field] !== undefined)) ?? null
  )
}

/** Chooses what leaves no choice, except a tile of the hand. */
export function filled(options: readonly Option[], pick: Pick): Pick {
  const field = missing(options, pick)
  if (field === null || field === 'tile') return pick
  const values = valuesOf(options, pick, field)
  return values.length === 1 ? filled(options, { ...pick, [field]: values[0] }) : pick
}

/** The action that this is, once nothing is missing: with the first side and rotation, if none was chosen. */
export function chosen(options: readonly Option[], pick: Pick): Option | null {
  if (Object.keys(pick).length === 0 || missing(options, pick) !== null) return null
  return matching(options, pick)[0] ?? null
}

const LATER: Partial<Record<Field, readonly Field[]>> = {
  tile: ['at', 'to', 'seat', 'take', 'side', 'rot', 'to_rot'],
  at: ['to', 'side', 'rot', 'to_rot'],
  to: ['rot', 'to_rot'],
}

/** Chooses anew; what depended on it is forgotten. */
export function picking(options: readonly Option[], pick: Pick, field: Field, value: unknown): Pick {
  return filled(options, { ...without(pick, ...(LATER[field] ?? [])), [field]: value })
}

/** The next value of a side or rotation, round and round. */
export function cycled(options: readonly Option[], pick: Pick, field: Field, by = 1): Pick {
  const now = chosen(options, pick)
  const values = valuesOf(options, pick, field)
  if (now === null || values.length < 2) return pick
  const at = values.findIndex((value) => isSame(value, now.pick[field]))
  return { ...pick, [field]: values[(at + by + values.length) % values.length] }
}

/** Which of side and rotations tapping this slot again would change: that of the tile which is going to lie there. */
export function turnable(options: readonly Option[], pick: Pick, slot: Slot): Field | null {
  const isAt = isSameSlot(slot, pick.at)
  if (!isAt && !isSameSlot(slot, pick.to)) return null
  const swaps = matching(options, pick)[0]?.pick.to_rot !== undefined
  const fields: readonly Field[] = swaps && isAt ? ['to_rot'] : ['side', 'rot']
  return fields.find((field) => valuesOf(options, pick, field).length > 1) ?? null
}

/** A slot was tapped; null if that means nothing. */
export function tappedSlot(options: readonly Option[], pick: Pick, slot: Slot): Pick | null {
  const again = chosen(options, pick) === null ? null : turnable(options, pick, slot)
  if (again !== null) return cycled(options, pick, again)
  if (isSameSlot(slot, pick.at) || isSameSlot(slot, pick.to)) return pick
  const has = (field: 'at' | 'to', given: Pick): boolean =>
    valuesOf(options, given, field).some((value) => isSameSlot(value, slot))
  if (pick.at !== undefined && has('to', without(pick, 'rot', 'to_rot'))) return picking(options, pick, 'to', slot)
  const afresh = without(pick, 'to', 'side', 'rot', 'to_rot')
  return has('at', afresh) ? picking(options, afresh, 'at', slot) : null
}
