/** Private notes about rooms, kept in this browser alone. */
import { keep, recall } from '../../../keep'
import { COLOURS, type Colour } from '../art/kinds'
import type { Cell } from '../terms'
import type { View } from '../wire'

export const MARKS = [...COLOURS, 'unsure'] as const
export type Mark = Colour | 'unsure'
/** By place; with assisted memory by room, so that they follow it. */
export type Notes = Readonly<Record<string, Mark>>

const KEY = 'room25.notes'
/** So many matches are remembered, the newest last. */
const MOST = 8

interface Page {
  match: string
  notes: Notes
}

const isMark = (value: unknown): value is Mark => MARKS.some((mark) => mark === value)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isNotes = (value: unknown): value is Notes => isObject(value) && Object.values(value).every(isMark)
const isPage = (value: unknown): value is Page =>
  isObject(value) && typeof value['match'] === 'string' && isNotes(value['notes'])
const arePages = (value: unknown): value is readonly Page[] => Array.isArray(value) && value.every(isPage)

const pages = (): readonly Page[] => recall(KEY, arePages) ?? []

/** Whose notes of which match: two people at one browser do not read each other's. */
export const pageOf = (match: string, seat: number | null): string => `${match}/${seat ?? 'watching'}`

export const notesOf = (page: string): Notes => pages().find(({ match }) => match === page)?.notes ?? {}

export function keepNotes(page: string, notes: Notes): void {
  keep(KEY, [...pages().filter(({ match }) => match !== page), { match: page, notes }].slice(-MOST))
}

/** Under what a note about the room here is kept. */
export function noteKey({ rules, rooms }: View, cell: Cell): string {
  return rules.assist ? `tile ${rooms[cell]?.tile ?? ''}` : `cell ${cell}`
}

/** Written anew; the same once more wipes it out. */
export function noted(notes: Notes, key: string, mark: Mark): Notes {
  const { [key]: old, ...others } = notes
  return old === mark ? others : { ...others, [key]: mark }
}

/** Notes about rooms that still lie face down. */
export const noteHere = (view: View, notes: Notes, cell: Cell): Mark | null =>
  view.rooms[cell]?.room === null ? (notes[noteKey(view, cell)] ?? null) : null
