/** Says to screen readers what happened: in time, but not before the words are here, which parts of a game bring along. */
import { untrack } from 'svelte'
import { inARow } from '../i18n/words.svelte'
import type { GameEvent } from '../types'
import { announce } from '../ui/announce.svelte'
import type { GameClient } from './play-props'
import { isWhole, linesOf, type Names } from './story'

/** What it is told from. */
export interface Scene {
  game: string
  client: GameClient
  view: unknown
  name: Names
}

export class Herald {
  #untold = $state.raw<readonly GameEvent[]>([])

  /** To be made where effects may be; `now` is null while nothing can be told. */
  constructor(now: () => Scene | null) {
    $effect(() => {
      const scene = now()
      if (this.#untold.length === 0 || scene === null || !isWhole(scene.client, scene.view)) return
      const { game, client, name } = scene
      untrack(() => announce(inARow(linesOf(this.#untold, game, client, name))))
      this.#untold = []
    })
  }

  hear(happened: readonly GameEvent[]): void {
    if (happened.length > 0) this.#untold = [...this.#untold, ...happened]
  }
}
