/** Whom the game waits for and what for, as the shell shows it. */
import type { LetterMessage } from '../types'
import type { OpenGame } from './client.svelte'

/** What the page of this guest answers by itself is not shown, unless others are waited for on this guest's own turn. */
function seen({ view }: LetterMessage, client: OpenGame, you: number | null): LetterMessage['view'] {
  if (you === null || client.quiet === undefined) return view
  const quiet = client.quiet(view)
  return client.toAct(quiet).some((seat) => seat !== you) ? quiet : view
}

/** Whether it waits for this guest, the letter says. */
export function actingIn(letter: LetterMessage, client: OpenGame, you: number | null): readonly number[] {
  const view = seen(letter, client, you)
  const asked = letter.asked && view === letter.view
  return client.toAct(view).filter((seat) => asked || seat !== you)
}

/** The key of what those it waits for are to do, if it is not a turn. */
export function waitingIn(letter: LetterMessage, client: OpenGame, you: number | null): string | null {
  return client.waiting?.(seen(letter, client, you)) ?? null
}
