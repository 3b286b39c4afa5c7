/** What the keys do, for the list of them. */
import type { Key } from '../../table/play-props'

export const KEYS: readonly Key[] = [
  { keys: ['←', '↑', '→', '↓'], about: 'keys.walk' },
  { keys: ['Enter'], about: 'keys.go' },
  { keys: ['1', '…', '9'], about: 'keys.use' },
  { keys: ['A'], about: 'keys.adrenaline' },
  { keys: ['Esc'], about: 'keys.back' },
  { keys: ['N'], about: 'keys.notes' },
  { keys: ['R'], about: 'keys.remind' },
]
