/** The keyboard, for those who play without a pointer. */
import type { Way } from './geometry'

export type Key = { is: 'go' | 'back' | 'notes' | 'remind' } | { is: 'use'; at: number } | { is: 'walk'; way: Way }

const PLAIN: Readonly<Record<string, Key>> = {
  Enter: { is: 'go' },
  Escape: { is: 'back' },
  n: { is: 'notes' },
  r: { is: 'remind' },
  ArrowUp: { is: 'walk', way: 'up' },
  ArrowRight: { is: 'walk', way: 'right' },
  ArrowDown: { is: 'walk', way: 'down' },
  ArrowLeft: { is: 'walk', way: 'left' },
}

export function keyOf(key: string): Key | null {
  if (/^[1-9]$/.test(key)) return { is: 'use', at: Number(key) - 1 }
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null
}
