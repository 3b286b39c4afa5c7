/** Tables this browser has been at, newest first. */
import { keep, recall } from '../keep'

export interface Visit {
  code: string
  game: string
  when: number
}

const KEPT = 6

function fits(value: unknown): value is Visit[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) => typeof one === 'object' && one !== null && 'code' in one && 'game' in one && 'when' in one,
    )
  )
}

export function visits(): Visit[] {
  return recall('visits', fits) ?? []
}

export function remember(code: string, game: string, when: number): void {
  keep('visits', [{ code, game, when }, ...visits().filter((visit) => visit.code !== code)].slice(0, KEPT))
}

export function forget(code: string): void {
  keep(
    'visits',
    visits().filter((visit) => visit.code !== code),
  )
}
