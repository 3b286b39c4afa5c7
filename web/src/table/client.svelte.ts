/** A game's browser side, loaded when somebody comes to play it. */
import { GAMES } from '../games'
import { addSounds } from '../sound/engine'
import type { GameClient } from './play-props'

let clients = $state.raw<Readonly<Record<string, GameClient>>>({})

export function clientOf(game: string): GameClient | null {
  return clients[game] ?? null
}

export async function loadClient(game: string): Promise<void> {
  const entry = GAMES[game]
  if (entry === undefined || clients[game] !== undefined) return
  const client = await entry.load()
  addSounds(client.sounds ?? {})
  clients = { ...clients, [game]: client }
}
