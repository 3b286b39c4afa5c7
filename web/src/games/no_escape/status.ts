/** Whom the game waits for, and the one line that says what is going on and what is wanted of you. */
import { chosen, missing, turnable, type Option, type Pick } from './choice'
import type { Action, View } from './wire'

export interface Status {
  key: string
  /** Whose name fills `{seat}`. */
  seat?: number
  n?: number
  /** Something is wanted of you: it may glow. */
  yours?: boolean
}

/** Whom the game waits for, as far as this viewer can see. */
export function toAct(view: View): readonly number[] {
  if (view.step === 'over') return []
  if (view.window !== null) return view.window.waiting
  if (view.question !== null) return [view.question.seat]
  return view.turn === null ? [] : [view.turn]
}

/** What it waits for, if that is not simply somebody's turn: whoever is asked out of turn should not think it is. */
export function waiting(view: View): string | null {
  if (view.step === 'over') return null
  if (view.window !== null) return 'ui.asked.abort'
  return view.question !== null && view.question.seat !== view.turn ? 'ui.asked.choose' : null
}

function choosing(options: readonly Option[], pick: Pick, idle: (tile: string) => string): Status | null {
  if (pick.tile === undefined && pick.at === undefined && pick.way === undefined) return null
  const ready = chosen(options, pick)
  if (ready !== null) {
    const slot = ready.pick.to ?? ready.pick.at
    const turns = slot !== undefined && turnable(options, pick, slot) !== null
    return { key: turns ? 'ui.status.turn_it' : 'ui.status.confirm', yours: true }
  }
  const field = missing(options, pick)
  if (field === null || field === 'tile') return { key: idle(pick.tile ?? ''), yours: true }
  const laying = options.some(({ action, pick: { tile } }) => tile === pick.tile && action.type === 'place_tile')
  return { key: laying ? 'ui.status.choose_slot' : `ui.status.target.${field}`, yours: true }
}

function yourTurn(view: View, options: readonly Option[]): Status {
  const canLay = options.some(({ action }) => action.type === 'place_tile')
  if (view.step === 'action') return { key: canLay ? 'ui.status.action' : 'ui.status.flip_soon', yours: true }
  if (view.step === 'energy' || view.step === 'roll') {
    const tokens = view.turn === null ? 0 : (view.green[view.turn] ?? 0)
    return { key: tokens > 0 && !view.energy_used ? 'ui.status.energy' : 'ui.status.roll', yours: true }
  }
  return { key: `ui.status.${view.step}`, yours: true }
}

function windowStatus(view: View, seat: number | null, asked: boolean, may: readonly Action[]): Status | null {
  const window = view.window
  if (window === null) return null
  if (asked)
    return {
      key: may.some(({ type }) => type === 'play_abort') ? 'ui.status.abort' : 'ui.status.no_abort',
      yours: true,
    }
  if (seat !== null && window.answer !== null)
    return { key: window.answer === '' ? 'ui.status.passed' : 'ui.status.sealed' }
  return { key: 'ui.status.window', n: window.eligible.length }
}

/** `seat` is null for those who only watch; `idle` says why a tile is of no use; `sent`: an answer is on its way. */
export function statusOf(
  view: View,
  seat: number | null,
  asked: boolean,
  may: readonly Action[],
  options: readonly Option[],
  pick: Pick,
  idle: (tile: string) => string,
  sent = false,
): Status {
  if (view.step === 'over')
    return { key: view.outcome === null ? 'event.game_ended' : `event.game_ended.${view.outcome}` }
  if (sent && view.window !== null) return { key: 'ui.status.sending' }
  const abort = windowStatus(view, seat, asked, may)
  if (abort !== null) return abort
  if (asked) {
    const now = choosing(options, pick, idle)
    if (now !== null) return now
    return view.question === null ? yourTurn(view, options) : { key: `question.${view.question.kind}`, yours: true }
  }
  if (view.question !== null) return { key: `event.asked.${view.question.kind}`, seat: view.question.seat }
  return view.turn === null ? { key: 'ui.status.wait' } : { key: `ui.status.other.${view.step}`, seat: view.turn }
}
