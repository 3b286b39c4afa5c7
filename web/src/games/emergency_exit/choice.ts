/** What the player has picked but not yet played: a tile of the hand and, after a Repeat, its rotation. */
import type { Way } from './terms'
import type { Action, View } from './wire'

export interface Choice {
  /** A place in the hand, so that two equal looks never mix. */
  at: number | null
  rot: Way
}

export const NOTHING: Choice = { at: null, rot: 0 }

/** A letter came: keep what is picked as long as that very tile is still in that place. */
export function kept(choice: Choice, before: readonly number[], now: readonly number[]): Choice {
  if (choice.at === null) return choice
  const tile = before[choice.at]
  const at = tile === undefined ? -1 : now.indexOf(tile)
  return at < 0 ? { at: null, rot: choice.rot } : { at, rot: choice.rot }
}

export function moved(choice: Choice, by: 1 | -1, size: number): Choice {
  if (size === 0) return choice
  if (choice.at === null) return { ...choice, at: by > 0 ? 0 : size - 1 }
  return { ...choice, at: (choice.at + by + size) % size }
}

export const picked = (choice: Choice, at: number, size: number): Choice => (at < size ? { ...choice, at } : choice)

export const turned = (choice: Choice, by = 1): Choice => ({ ...choice, rot: (choice.rot + by) & 3 })

/** How the picked tile would be shown; null while the lights are out and the rotation is forced. */
export const shownRot = (choice: Choice, view: View): Way | null => (view.free ? choice.rot : view.next_rot)

/** The one thing the main button would do now, taken from what may be done; null if nothing. */
export function mainAction(choice: Choice, view: View, may: readonly Action[]): Action | null {
  const rot = view.free ? choice.rot : null
  const simple = may.find(({ type }) => type === 'press_on' || type === 'pass_turn')
  if (simple) return simple
  if (may.some(({ type }) => type === 'play_blind')) return { type: 'play_blind', rot }
  const tile = choice.at === null ? undefined : view.hand?.[choice.at]
  const legal = may.some((action) => action.type === 'play_tile' && action.tile === tile)
  return legal && tile !== undefined ? { type: 'play_tile', tile, rot } : null
}

/** What a key means; null if nothing. Digits and letters only, arrows for the rest. */
export type Key =
  { is: 'pick'; at: number } | { is: 'move'; by: 1 | -1 } | { is: 'turn'; by: 1 | -1 } | { is: 'lay' | 'lost' }

export function keyOf(key: string, shift = false): Key | null {
  if (/^[1-9]$/.test(key)) return { is: 'pick', at: Number(key) - 1 }
  if (key === 'ArrowLeft') return { is: 'move', by: -1 }
  if (key === 'ArrowRight') return { is: 'move', by: 1 }
  if (key === 'r' || key === 'R') return { is: 'turn', by: shift ? -1 : 1 }
  if (key === 'Enter') return { is: 'lay' }
  return key === 'l' || key === 'L' ? { is: 'lost' } : null
}
