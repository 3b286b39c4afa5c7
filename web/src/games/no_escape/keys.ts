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
