/** Why somebody who was ready is so no more without having said so: the terms are others now. */
import type { Around } from '../types'

/** `option`: the one that was changed, if it was only one. */
export interface Unready {
  readonly why: 'option' | 'options' | 'game'
  readonly option: string
}

export function unready(before: Around, after: Around): Unready | null {
  const { seat } = after.you
  if (seat === null || before.you.seat !== seat || before.status !== 'gathering') return null
  if (before.seats[seat]?.ready !== true || after.seats[seat]?.ready !== false) return null
  if (before.game !== after.game) return { why: 'game', option: '' }
  const changed = Object.keys(after.options).filter((id) => after.options[id] !== before.options[id])
  if (changed.length === 0) return null
  return { why: changed.length === 1 ? 'option' : 'options', option: changed[0] ?? '' }
}
