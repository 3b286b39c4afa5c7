/** A game whose parts come, or do not, when a test says so. */
import type { Snippet } from 'svelte'
import type { GameClient } from './play-props'

export class GameOfParts {
  /** What was asked for, each time. */
  readonly asked: (readonly string[])[] = []
  #needed = $state.raw<readonly string[]>([])
  #here = $state.raw<readonly string[]>([])
  #waiting: { parts: readonly string[]; come: () => void; fail: (error: Error) => void }[] = []

  needs(parts: readonly string[]): void {
    this.#needed = parts
  }

  /** The first of those that were asked for comes. */
  answer(): void {
    const next = this.#waiting.shift()
    this.#here = [...this.#here, ...(next?.parts ?? [])]
    next?.come()
  }

  fail(): void {
    this.#waiting.shift()?.fail(new Error('no line'))
  }

  props(children: Snippet): { client: GameClient; view: unknown; children: Snippet } {
    const parts: Pick<GameClient, 'lacking' | 'bring'> = {
      lacking: () => this.#needed.filter((part) => !this.#here.includes(part)),
      bring: (wanted) => this.#bring(wanted),
    }
    return { client: parts as GameClient, view: {}, children }
  }

  #bring(parts: readonly string[]): Promise<void> {
    this.asked.push(parts)
    return new Promise((come, fail) => this.#waiting.push({ parts, come, fail }))
  }
}

export function aGameOfParts(parts: readonly string[]): GameOfParts {
  const game = new GameOfParts()
  game.needs(parts)
  return game
}
