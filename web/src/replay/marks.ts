/** Where in the film something happened that is worth going to. */
import type { Mark, ReplayLetter } from '../types'

export interface Stop {
  /** Which letter of the film. */
  at: number
  /** All that is told of this moment, in the order of the game. */
  marks: readonly Mark[]
}

/** The marks by letter; several of one step are one stop. */
export function stopsOf(marks: readonly Mark[], letters: readonly ReplayLetter[]): Stop[] {
  const where = new Map(letters.map((letter, index) => [letter.number, index]))
  const found = new Map<number, Mark[]>()
  for (const mark of marks) {
    const at = where.get(mark.number)
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), mark])
  }
  return [...found].map(([at, those]) => ({ at, marks: those })).sort((one, other) => one.at - other.at)
}

export function stopAfter(stops: readonly Stop[], at: number): Stop | null {
  return stops.find((stop) => stop.at > at) ?? null
}

export function stopBefore(stops: readonly Stop[], at: number): Stop | null {
  return stops.findLast((stop) => stop.at < at) ?? null
}

/** The one that is on, or was last. */
export function stopAt(stops: readonly Stop[], at: number): Stop | null {
  return stops.findLast((stop) => stop.at <= at) ?? null
}
