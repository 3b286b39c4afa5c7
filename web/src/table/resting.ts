/** While a bot plays in the own seat: what is told of it is to be looked at, with nothing to choose. */
import type { Around, LetterMessage } from '../types'

/** A bot plays in the own seat, by the own wish. At the end it is the own game again. */
export function restsIn({ status, seats, you }: Around): boolean {
  return status !== 'over' && you.seat !== null && seats[you.seat]?.rests === true
}

/** What was shown before is not shown happening `again`. */
export function withoutChoices(letter: LetterMessage, rests: boolean, again: boolean): LetterMessage {
  if (!rests && !again) return letter
  const still = again ? { ...letter, happened: [] } : letter
  return rests ? { ...still, may: [], asked: false, take_back: { free: false, ask: false } } : still
}
