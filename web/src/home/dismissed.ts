/** Tables that this browser need not list any more, as they stood when somebody said so. */
import { keep, recall } from '../keep'
import type { OwnTable } from '../types'

const KEPT = 60

const fits = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A table where something begins or ends anew is worth a line again. */
function mark({ code, status }: OwnTable): string {
  return `${code} ${status}`
}

export function dismissed(): string[] {
  return recall('dismissed', fits) ?? []
}

export function isDismissed(table: OwnTable, marks: readonly string[]): boolean {
  return marks.includes(mark(table))
}

export function dismiss(table: OwnTable): void {
  keep('dismissed', [mark(table), ...dismissed()].slice(0, KEPT))
}
