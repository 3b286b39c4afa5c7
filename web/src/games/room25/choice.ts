/** Answering a question part by part: whom, which robot, which room, where to. */
import type { Cell, Line, Robot, Who } from './terms'
import type { Action, Target } from './wire'

/** What an answer can name, in the order in which it is asked for. A line is named with its direction. */
export const FIELDS = ['use', 'robot', 'who', 'line', 'cell', 'to'] as const
export type Field = (typeof FIELDS)[number]

/** Nothing: this answer does not name any. */
export interface Named {
  use: string | null
  robot: Robot | null
  who: Who | null
  /** `3+` is the line 3 forward. */
  line: string | null
  cell: Cell | null
  to: Cell | null
}
export type Pick = Partial<Named>

export interface Option {
  names: Named
  action: Action
}

export const lineKey = (line: Line, forward: boolean): string => `${line}${forward ? '+' : '-'}`
export const lineIn = (key: string): { line: Line; forward: boolean } => ({
  line: parseInt(key, 10),
  forward: key.endsWith('+'),
})

const named = (target: Target): Named => ({
  use: target.use ?? null,
  robot: target.robot ?? null,
  who: target.who ?? null,
  line: target.line == null ? null : lineKey(target.line, target.forward === true),
  cell: target.cell ?? null,
  to: target.to ?? null,
})

/** All answers to the question, or the rooms that a starting clue can be about. */
export function optionsOf(may: readonly Action[]): Option[] {
  const options = may.flatMap((action): Option[] => {
    if (action.type === 'choose') return [{ names: named(action.target), action }]
    if (action.type === 'take_clue' && action.cell !== null) return [{ names: named({ cell: action.cell }), action }]
    return []
  })
  return [...options, ...mirrored(options)]
}

/** Rooms that a reminder can lie on. */
export const remindersOf = (may: readonly Action[]): Option[] =>
  may.flatMap((action) => (action.type === 'place_reminder' ? [{ names: named({ cell: action.cell }), action }] : []))

/** Two rooms that change places can be named either way round. */
function mirrored(options: readonly Option[]): Option[] {
  const pairs = options.filter(({ names }) => names.use === 'swap')
  return pairs.map(({ names, action }) => ({ names: { ...names, cell: names.to, to: names.cell }, action }))
}

export const matching = (options: readonly Option[], pick: Pick): Option[] =>
  options.filter(({ names }) => FIELDS.every((field) => !(field in pick) || names[field] === pick[field]))

/** The values that a part of the answer can still have; null stands for answers without it. */
export function valuesOf<F extends Field>(options: readonly Option[], pick: Pick, field: F): Named[F][] {
  return [...new Set(matching(options, pick).map(({ names }) => names[field]))]
}

/** The only answer that is left. */
export function chosen(options: readonly Option[], pick: Pick): Option | null {
  const left = matching(options, pick)
  const first = left[0]
  return first !== undefined && left.every(({ action }) => action === first.action) ? first : null
}

/** What has to be said next; null if the answer is known. */
export function missing(options: readonly Option[], pick: Pick): Field | null {
  if (chosen(options, pick) !== null) return null
  return FIELDS.find((field) => !(field in pick) && valuesOf(options, pick, field).length > 1) ?? null
}

/** Says one part more; null if no answer has it. */
export function picking<F extends Field>(
  options: readonly Option[],
  pick: Pick,
  field: F,
  value: Named[F],
): Pick | null {
  const next = { ...pick, [field]: value }
  return matching(options, next).length > 0 ? next : null
}

/** A room was named: the first or the second of an answer, whichever it can be now. */
export function pickingCell(options: readonly Option[], pick: Pick, cell: Cell): Pick | null {
  if (!('cell' in pick)) {
    const first = picking(options, pick, 'cell', cell)
    if (first !== null) return first
  }
  return 'to' in pick ? null : picking(options, pick, 'to', cell)
}
