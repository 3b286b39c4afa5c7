/** What happened in this match while this page watched; the story is told from it, in any language. */
import type { GameEvent, LetterMessage } from '../types'

export interface Told {
  id: number
  event: GameEvent
}

const KEPT = 300

export class Chronicle {
  told = $state.raw<readonly Told[]>([])
  #match: string | null = null
  #next = 0

  hear(letter: LetterMessage): void {
    if (letter.match !== this.#match) this.told = []
    this.#match = letter.match
    if (letter.happened.length === 0) return
    const news = letter.happened.map((event) => ({ id: this.#next++, event }))
    this.told = [...this.told, ...news].slice(-KEPT)
  }
}
