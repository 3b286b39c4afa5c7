/** In games of real time the house tells what changed; a game's screen gets whole letters all the same. */
import type { ChangeMessage, LetterMessage } from '../types'

type Fields = Record<string, unknown>

/** The letter that this change makes of the one before; null if something in between was missed. */
export function changed(letter: LetterMessage, change: ChangeMessage): LetterMessage | null {
  if (change.match !== letter.match || change.since !== letter.number) return null
  const { number, at, runs, happened, may = letter.may, asked = letter.asked, channels = letter.channels } = change
  return {
    ...letter,
    number,
    at,
    runs,
    happened,
    view: viewWith(letter.view as Fields, change),
    may,
    asked,
    ...(channels && { channels }),
    missed: null,
  }
}

/** Whatever did not change is the very same object as before, so that nothing is drawn anew without need. */
function viewWith(view: Fields, { view: fields, keyed, gone = {} }: ChangeMessage): Fields {
  if (Object.keys(fields).length === 0) return view
  const next = { ...view, ...fields }
  for (const name of keyed) next[name] = withKeys(view[name] as Fields, fields[name] as Fields, gone[name] ?? [])
  return next
}

function withKeys(before: Fields, keys: Fields, gone: readonly string[]): Fields {
  const next = { ...before, ...keys }
  for (const key of gone) delete next[key]
  return next
}
