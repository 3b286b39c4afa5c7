/** The keyboard, for those who play without a pointer. */
export type Key =
  | { is: 'hand'; at: number }
  | { is: 'turn'; by: number }
  | { is: 'way'; way: number }
  | { is: 'go' | 'other' | 'clear' | 'list' | 'centre' | 'whole' | 'in' | 'out' }

const PLAIN: Readonly<Record<string, Key>> = {
  Enter: { is: 'go' },
  e: { is: 'other' },
  Escape: { is: 'clear' },
  l: { is: 'list' },
  c: { is: 'centre' },
  '0': { is: 'whole' },
  '+': { is: 'in' },
  '=': { is: 'in' },
  '-': { is: 'out' },
  ArrowUp: { is: 'way', way: 0 },
  ArrowRight: { is: 'way', way: 1 },
  ArrowDown: { is: 'way', way: 2 },
  ArrowLeft: { is: 'way', way: 3 },
}

export function keyOf(key: string, shift: boolean): Key | null {
  if (/^[1-9]$/.test(key)) return { is: 'hand', at: Number(key) - 1 }
  if (key === 'r' || key === 'R') return { is: 'turn', by: shift ? -1 : 1 }
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null
}

const FIELDS = 'input, textarea, select, [contenteditable]'

/** When a key is not ours: somebody writes, a window is open, or a control wants it itself. */
export function isTaken(event: KeyboardEvent, key: Key): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(FIELDS) || document.querySelector('dialog[open]')) return true
  // Enter presses the button that has the focus, unless it is the tile that is already chosen.
  if (key.is !== 'go' || !target?.closest('button, a, summary')) return false
  const tile = target.closest('[data-tile]')
  return tile === null || tile.getAttribute('aria-pressed') !== 'true'
}
