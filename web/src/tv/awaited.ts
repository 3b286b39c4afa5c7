/** Whom everybody waits for, as a big screen says it. */
import { t, wordsOf } from '../i18n/words.svelte'
import type { Around } from '../types'

export interface Waiting {
  around: Around
  /** Whom the game waits for. */
  acting: readonly number[]
  /** The key of what they are to do, if it is not a turn. */
  waiting: string | null
  /** Everybody plays at once. */
  together: boolean
  /** The game shows something that wants all eyes. */
  showing: boolean
  name: (seat: number) => string
}

export function headline({ around, acting, waiting, together, showing, name }: Waiting): string {
  const [first] = acting
  if (around.status === 'paused') return t('turn.paused')
  if (around.status === 'over') return t(showing ? 'turn.nobody' : 'turn.over')
  if (together && waiting !== null) return wordsOf(around.game)(waiting)
  if (first === undefined || together) return t('turn.nobody')
  if (acting.length > 1) return t('turn.several', { n: acting.length })
  return t(waiting === null ? 'turn.theirs' : 'turn.waiting', { name: name(first) })
}

/** By whom the headline goes on: only where there is more to say than it does. */
export function named({ around, acting, together }: Waiting): readonly number[] {
  return around.status === 'playing' && acting.length > 1 && !together ? acting : []
}

/** Seconds left for the one who has the least of it; null where nobody is hurried. */
export function timeLeft(clocks: Readonly<Record<string, number>>, acting: readonly number[]): number | null {
  const left = acting.flatMap((seat) => clocks[String(seat)] ?? [])
  return left.length === 0 ? null : Math.min(...left)
}

/** Seats whose people are gone, and for whom a bot plays meanwhile. */
export function absent(around: Around): { away: readonly number[]; played: readonly number[] } {
  const seats = around.seats.map((seat, index) => ({ ...seat, index })).filter(({ kind }) => kind === 'guest')
  return {
    away: seats.filter(({ here, stand_in }) => !here && !stand_in).map(({ index }) => index),
    played: seats.filter(({ stand_in }) => stand_in).map(({ index }) => index),
  }
}
