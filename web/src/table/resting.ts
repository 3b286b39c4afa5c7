/** The own letter while a bot plays in the own seat: to look at, with nothing to choose. */
import type { LetterMessage } from '../types'

/** What was shown before is not shown happening `again`. */
export function withoutChoices(letter: LetterMessage, rests: boolean, again: boolean): LetterMessage {
  if (!rests && !again) return letter
  const still = again ? { ...letter, happened: [] } : letter
  return rests ? { ...still, may: [], asked: false, take_back: { free: false, ask: false } } : still
}
