/** What is to be said of a seat, wherever everybody is listed. */
import type { SeatInfo } from '../types'
import { isGone, whoPlays } from './who-plays'

export interface Notes {
  bot: boolean
  away: boolean
  acts: boolean
  /** Keys of words. */
  notes: string[]
}

export function notesOf(seat: SeatInfo, acts: boolean): Notes {
  const notes = acts ? ['turn.awaited'] : []
  const note = whoPlays(seat)
  if (note !== null) notes.push(note)
  return { bot: seat.kind === 'bot' || seat.stand_in, away: isGone(seat), acts, notes }
}
