/** The one line that says what is going on and what is wanted of you. */
import type { Action, View } from './wire'
import type { Choice } from './choice'

export interface Status {
  key: string
  /** Whose name fills `{seat}`. */
  seat?: number
  /** Your move: it may glow. */
  yours?: boolean
}

/** Has this seat laid its LOST tile? Then it only watches until the reveal (EEO-3.5). */
export const isOut = (view: View, seat: number | null): boolean =>
  seat !== null &&
  view.mode === 'race' &&
  (view.phase === 'turn' || view.phase === 'poll') &&
  view.in_game[seat] === true &&
  view.holds[seat] !== true

function yourTurn(view: View, choice: Choice, may: readonly Action[]): Status {
  if (may.some(({ type }) => type === 'pass_turn')) return { key: 'ui.status.empty', yours: true }
  if (view.panic) return { key: 'ui.status.panic', yours: true }
  if (view.free) return { key: choice.at === null ? 'ui.status.choose_free' : 'ui.status.turn_it', yours: true }
  if (choice.at !== null) return { key: 'ui.status.lay', yours: true }
  if (view.mode === 'together') return { key: 'ui.status.choose_together', yours: true }
  return { key: view.extra_turn ? 'ui.status.extra' : 'ui.status.choose', yours: true }
}

export function statusOf(view: View, seat: number | null, choice: Choice, may: readonly Action[]): Status {
  if (view.phase === 'over') return { key: 'ui.status.over' }
  if (view.phase === 'reveal') {
    if (may.some(({ type }) => type === 'press_on')) return { key: 'ui.status.look', yours: true }
    return { key: 'ui.status.others_look' }
  }
  if (view.phase === 'poll') {
    if (view.turn === seat && seat !== null)
      return { key: 'ui.status.poll_you', seat: view.opener ?? seat, yours: true }
    return view.turn === null ? { key: 'ui.status.poll' } : { key: 'ui.status.poll_other', seat: view.turn }
  }
  if (seat !== null && view.turn === seat) return yourTurn(view, choice, may)
  if (view.turn === null) return { key: 'ui.status.wait' }
  return { key: isOut(view, seat) ? 'ui.status.out' : 'ui.status.turn_other', seat: view.turn }
}

/** Whom the game waits for. */
export function toAct(view: View): readonly number[] {
  if (view.phase === 'over') return []
  if (view.phase !== 'reveal') return view.turn === null ? [] : [view.turn]
  return view.ready.flatMap((ready, seat) => (ready || view.in_game[seat] !== true ? [] : [seat]))
}

/** Why the LOST (or EXIT) button does nothing now; null if it would. */
export function whyNoCall(view: View, seat: number, may: readonly Action[]): { code: string; rule: string } | null {
  const wanted = view.mode === 'together' ? 'announce_exit' : 'declare_lost'
  if (may.some(({ type }) => type === wanted)) return null
  if (view.mode === 'race' && view.holds[seat] !== true) return { code: 'no_lost_tile', rule: 'EEO-3.5' }
  if (view.phase === 'turn' && view.turn === seat) {
    return view.mode === 'together'
      ? { code: 'nothing_to_reveal', rule: 'EEO-11' }
      : { code: 'last_holder', rule: 'EEO-3.5' }
  }
  return view.phase === 'turn' ? { code: 'not_your_turn', rule: 'EEO-3.3' } : { code: 'not_a_turn', rule: 'EEO-3.3' }
}
