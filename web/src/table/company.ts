/** What is to be said of a seat, wherever everybody is listed. */
import type { SeatInfo } from '../types'

export interface Notes {
  bot: boolean
  away: boolean
  acts: boolean
  /** Keys of words. */
  notes: string[]
}

export function notesOf(seat: SeatInfo, acts: boolean): Notes {
  const gone = seat.kind === 'guest' && (!seat.here || (seat.stand_in && !seat.rests))
  const notes = acts ? ['turn.awaited'] : []
  const state = stateOf(seat, gone)
  if (state !== null) notes.push(state)
  return { bot: seat.kind === 'bot' || seat.stand_in, away: gone, acts, notes }
}

function stateOf(seat: SeatInfo, gone: boolean): string | null {
  if (seat.kind === 'bot') return 'seat.bot'
  if (seat.kind === 'open') return seat.stand_in ? 'company.free' : null
  if (seat.rests) return 'company.rests'
  if (!gone) return null
  return seat.stand_in ? 'company.stand_in' : 'company.away'
}
