/** What screen readers are told, politely and one line after another. */

let line = $state('')
let flip = $state(false)

export const announced = {
  /** The same line twice is two lines: an invisible difference makes it heard again. */
  get line(): string {
    return flip ? `${line}\u00a0` : line
  },
}

export function announce(text: string): void {
  if (text === '') return
  flip = text === line ? !flip : false
  line = text
}
