/** What the house offers and who is asking, each asked for once. */
import { api, asDenied, type Denied } from './net'
import { heardOf } from './renewal/renewal.svelte'
import type { GameInfo, Me } from './types'

let games = $state.raw<readonly GameInfo[] | null>(null)
let me = $state.raw<Me | null>(null)
let trouble = $state.raw<Denied | null>(null)

export const house = {
  get games(): readonly GameInfo[] | null {
    return games
  },
  get me(): Me | null {
    return me
  },
  /** Why the house could not be reached, if it could not. */
  get trouble(): Denied | null {
    return trouble
  },
}

/** Whoever cannot be reached is asked again after so long, also by itself. */
export const AGAIN_MS = 3000
let again: ReturnType<typeof setTimeout> | undefined

export async function enter(): Promise<void> {
  clearTimeout(again)
  try {
    // At once: only the one sets the cookie that says who we are, and nothing else is asked for before it is here.
    const [, told] = await Promise.all([recognise(), api.house()])
    games = told.games
    heardOf(told.build)
    trouble = null
  } catch (error) {
    trouble = asDenied(error)
    again = setTimeout(() => void enter(), AGAIN_MS)
  }
}

async function recognise(): Promise<void> {
  me = await api.me()
}

export function game(id: string): GameInfo | null {
  return games?.find((one) => one.id === id) ?? null
}

export async function introduce(name: string, colour: number | null): Promise<void> {
  me = await api.setMe(name, colour)
}

/** Whoever has not said a name yet; tables show them as a question mark. */
export function nameless(name: string): boolean {
  return name === '' || name === '?'
}

/** The table told us how we are called now. */
export function renamed(name: string, colour: number | null): void {
  if (me === null || (me.name === name && me.colour === colour)) return
  me = { ...me, name, colour }
}
