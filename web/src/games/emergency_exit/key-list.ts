/** What the keys do, for the list of them. */
import type { Key } from '../../table/play-props'

export const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9'], about: 'keys.pick' },
  { keys: ['←', '→'], about: 'keys.choose' },
  { keys: ['R', '⇧ R'], about: 'keys.turn' },
  { keys: ['Enter'], about: 'keys.lay' },
  { keys: ['L'], about: 'keys.lost' },
]
