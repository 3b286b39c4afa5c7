/** Sentences put together from parts. */
import type { Translate } from './play-props'

/** Parts of a sentence in a row, as the language separates them: by the game's words `ui.join`. */
export const joined = (parts: readonly string[], words: Translate): string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => words('ui.join', { a, b }))
