/** While a bot plays in the own seat: what is told of it is to be looked at, with nothing to choose. */
import type { Around, LetterMessage } from '../types'

/** A bot plays in the own seat, by the own wish. At the end it is the own game again. */
export function restsIn({ status, seats, you }: Around): boolean {
  return status !== 'over' && you.seat !== null && seats[you.seat]?.rests === true
}

/** `happened`: what of it is to be shown happening. */
export function withoutChoices(
  letter: LetterMessage,
  rests: boolean,
  happened: LetterMessage['happened'],
): LetterMessage {
  const still = happened === letter.happened ? letter : { ...letter, happened }
  return rests ? { ...still, may: [], asked: false, take_back: { free: false, ask: false } } : still
}
