/** When a key is not the game's: somebody writes, a window is open, or a control wants it itself. */
const FIELDS = 'input, textarea, select, [contenteditable]'
const CONTROLS = 'button, a, summary'

/** `confirms`: the key does what Enter does. It presses the button that has the focus, unless that is the tile already chosen. */
export function isTaken(event: KeyboardEvent, confirms: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(FIELDS) || document.querySelector('dialog[open]')) return true
  if (!confirms || !target?.closest(CONTROLS)) return false
  return target.closest('[data-tile]')?.getAttribute('aria-pressed') !== 'true'
}
