/** Do new cards of a game wait until they were read? As somebody chose; before that, in their first games. */
import { keep, recall } from '../keep'

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

export class CardReading {
  readonly #key: string
  readonly #firstGames: number
  #kept = $state.raw<Kept>({ chosen: null, matches: [] })

  /** Without a number, all games are as the first ones. */
  constructor(game: string, firstGames = Infinity) {
    this.#key = `${game}.reading`
    this.#firstGames = firstGames
    this.#kept = recall(this.#key, fits) ?? this.#kept
  }

  get waits(): boolean {
    return this.#kept.chosen ?? this.#kept.matches.length <= this.#firstGames
  }

  choose(chosen: boolean): void {
    this.#keep({ ...this.#kept, chosen })
  }

  /** Somebody plays in this match. */
  met(match: string): void {
    const { matches } = this.#kept
    if (matches.length > this.#firstGames || matches.includes(match)) return
    this.#keep({ ...this.#kept, matches: [...matches, match] })
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    keep(this.#key, kept)
  }
}
