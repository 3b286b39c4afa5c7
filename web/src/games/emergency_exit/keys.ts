/** When a key is not ours: somebody writes, a window is open, or a control wants it itself. */
import type { Key } from './choice'

const FIELDS = 'input, textarea, select, [contenteditable]'

export function isTyping(event: KeyboardEvent, key: Key): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(FIELDS) || document.querySelector('dialog[open]')) return true
  // Enter presses the button that has the focus; on a tile of the hand it lays the tile that is picked.
  if (key.is !== 'lay' || !target?.closest('button, a, summary')) return false
  const tile = target.closest('[data-tile]')
  return tile === null || tile.getAttribute('aria-pressed') !== 'true'
}
