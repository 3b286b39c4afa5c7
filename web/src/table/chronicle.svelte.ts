/** What happened in this match while this page watched; the story is told from it, in any language. */
import type { GameEvent, LetterMessage } from '../types'

export interface Told {
  id: number
  event: GameEvent
}

const KEPT = 300

/** What a game lets a page keep of an event once it has been shown; nothing, if it returns null. */
export type Recall = (event: GameEvent) => GameEvent | null

export class Chronicle {
  told = $state.raw<readonly Told[]>([])
  #match: string | null = null
  #next = 0

  hear(letter: LetterMessage, recall: Recall = (event) => event): void {
    if (letter.match !== this.#match) this.told = []
    this.#match = letter.match
    if (letter.happened.length === 0) return
    const news = letter.happened.flatMap((event) => {
      const kept = recall(event)
      return kept === null ? [] : [{ id: this.#next++, event: kept }]
    })
    this.told = [...this.told, ...news].slice(-KEPT)
  }
}
