/** A game's browser side: its code, its words and its printed matter, loaded together when somebody comes for it. */
import { GAMES } from '../games'
import { loadGameWords } from '../i18n/words.svelte'
import { api, Denied } from '../net'
import { addSounds } from '../sound/engine'
import type { GameClient } from './play-props'

export interface OpenGame extends GameClient {
  catalogue: unknown
}

let clients = $state.raw<Readonly<Record<string, OpenGame>>>({})

/** Null until all of it is here. */
export function clientOf(game: string): OpenGame | null {
  return clients[game] ?? null
}

export async function loadClient(game: string): Promise<void> {
  if (clients[game] !== undefined) return
  const entry = GAMES[game]
  if (entry === undefined) throw new Denied('unknown_game')
  const [client, catalogue] = await Promise.all([entry.load(), api.catalogue(game), loadGameWords(game)])
  addSounds(client.sounds ?? {})
  client.opened?.(catalogue)
  clients = { ...clients, [game]: { ...client, catalogue } }
}
