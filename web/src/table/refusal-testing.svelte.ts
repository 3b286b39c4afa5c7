/** A table at which letters come, and something was refused: as the page passes both on to its toast. */
import type { Refused } from '../types'

interface Props {
  readonly refusal: Refused | null
  game: string
  name: () => string
  openRule: () => void
}

class Table {
  #refusal = $state.raw<Refused | null>(null)
  #letter = $state.raw<object>({})
  readonly props: Props

  constructor() {
    const refusal = (): Refused | null => (this.#letter === null ? null : this.#refusal)
    this.props = {
      get refusal() {
        return refusal()
      },
      game: 'emergency_exit',
      name: () => '',
      openRule: () => undefined,
    }
  }

  refuse(refusal: Refused | null): void {
    this.#refusal = refusal
  }

  hear(): void {
    this.#letter = {}
  }
}

export function refusedBesideAGame(): Table {
  return new Table()
}
