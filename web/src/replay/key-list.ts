/** What the keyboard does in a replay, whatever the game. */
import type { Key } from '../table/play-props'

export const KEYS: readonly Key[] = [
  { keys: ['→'], about: 'replay.forward' },
  { keys: ['←'], about: 'replay.back' },
  { keys: ['⇧ →'], about: 'replay.mark_next' },
  { keys: ['⇧ ←'], about: 'replay.mark_back' },
]
