/** Do new cards wait until they were read? As somebody chose; before that, in their first games. */
import { keep, recall } from '../../keep'

const KEY = 'emergency_exit.reading'
const FIRST_GAMES = 3

interface Kept {
  chosen: boolean | null
  /** The first matches that were played in this browser, and one more. */
  matches: readonly string[]
}

function fits(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('chosen' in value) || !('matches' in value)) return false
  const { chosen, matches } = value
  return (chosen === null || typeof chosen === 'boolean') && Array.isArray(matches)
}

export class Reading {
  #kept = $state.raw<Kept>(recall(KEY, fits) ?? { chosen: null, matches: [] })

  get waits(): boolean {
    return this.#kept.chosen ?? this.#kept.matches.length <= FIRST_GAMES
  }

  choose(chosen: boolean): void {
    this.#keep({ ...this.#kept, chosen })
  }

  /** Somebody plays in this match. */
  met(match: string): void {
    const { matches } = this.#kept
    if (matches.length > FIRST_GAMES || matches.includes(match)) return
    this.#keep({ ...this.#kept, matches: [...matches, match] })
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    keep(KEY, kept)
  }
}
