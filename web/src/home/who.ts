/** Those who are known at a table, called as at the table itself. */
import { called } from '../table/names'
import type { OwnTable } from '../types'

export function whoIsAt({ guests, colours }: Pick<OwnTable, 'guests' | 'colours'>): string[] {
  return guests.map((name, index) => called({ name, colour: colours[index] ?? index }))
}
