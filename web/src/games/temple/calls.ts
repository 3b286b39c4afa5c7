/** What is called out: the same words of several seats are one call. */
import type { Ping } from './effects.svelte'

export interface Call {
  phrase: string
  seats: readonly number[]
}

/** The newest last. */
export function callsOf(pings: readonly Ping[]): Call[] {
  const seats = new Map<string, number[]>()
  for (const { phrase, seat } of pings) seats.set(phrase, [...(seats.get(phrase) ?? []), seat])
  return [...seats].map(([phrase, who]) => ({ phrase, seats: who }))
}
