/** What happened in this match while this page watched; the story is told from it, in any language. */
import type { GameEvent, LetterMessage, Story } from '../types'
import type { Fold } from './play-props'

export interface Told {
  id: number
  event: GameEvent
  /** The house chose this, since time was up. */
  late: boolean
}

/** It is told as what is around the game: the house chose, since time was up. */
export const LATE: GameEvent = { type: 'news.late' }
const KEPT = 300

/** What a game lets a page keep of an event once it has been shown; nothing, if it returns null. The view is that of
 * the letter that told it; of what is told again later nobody knows how things stood. */
export type Recall = (event: GameEvent, view: LetterMessage['view'] | null) => GameEvent | null

export class Chronicle {
  told = $state.raw<readonly Told[]>([])
  #match: string | null = null
  #next = 0

  hear(letter: LetterMessage, recall: Recall = (event) => event, fold: Fold<GameEvent> = (events) => events): void {
    if (letter.match !== this.#match) this.told = []
    this.#match = letter.match
    const before = this.told.map(({ event }) => event)
    const kept = fold(letter.happened, before).map((event) => recall(event, letter.view))
    const late = letter.late === true
    // What is chosen happens first. If it is not kept, the story says at least who chose.
    if (late) kept[0] ??= LATE
    this.add(
      kept.filter((event) => event !== null),
      late,
    )
  }

  /** What the house tells again to whoever comes: all of it, in place of what was known. */
  retell(story: Story, recall: Recall = (event) => event, fold: Fold<GameEvent> = (events) => events): void {
    this.#match = story.match
    this.told = []
    this.add(
      fold(story.happened, [])
        .map((event) => recall(event, null))
        .filter((event) => event !== null),
    )
  }

  /** Also what happened around the game. `late`: the first of it was chosen by the house. */
  add(events: readonly GameEvent[], late = false): void {
    if (events.length === 0) return
    const told = events.map((event, at) => ({ id: this.#next++, event, late: late && at === 0 }))
    this.told = [...this.told, ...told].slice(-KEPT)
  }
}
