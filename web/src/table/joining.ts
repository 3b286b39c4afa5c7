/** Who sits down under no name, or is about to: then is the time to ask for one. */
import type { ClientMessage } from '../types'

export function joins(message: ClientMessage, seat: number | null): boolean {
  if (message.type === 'sit') return true
  if (message.type === 'ask_seat') return message.asks
  return message.type === 'play_again' && message.yes && seat === null
}
