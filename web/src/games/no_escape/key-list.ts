/** What the keys do, for the list of them. */
import type { Key } from '../../table/play-props'

export const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], about: 'keys.hand' },
  { keys: ['R', '⇧ R'], about: 'keys.turn' },
  { keys: ['←', '↑', '→', '↓'], about: 'keys.ways' },
  { keys: ['Enter'], about: 'keys.go' },
  { keys: ['E'], about: 'keys.second' },
  { keys: ['Esc'], about: 'keys.clear' },
  { keys: ['L'], about: 'keys.list' },
  { keys: ['C', '0'], about: 'keys.look' },
  { keys: ['+', '−'], about: 'keys.zoom' },
]
