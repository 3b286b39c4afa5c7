/** Wishes on their way: kept until they are answered, so that they can be sent again with the same id. */
import type { ClientMessage } from '../types'

export type Sent = Extract<ClientMessage, { id: string }>

/** Made without crypto.randomUUID, which browsers keep back from plain-http guests in a home network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Wishes {
  #open = new Map<string, Sent>()

  get open(): readonly Sent[] {
    return [...this.#open.values()]
  }

  add(sent: Sent): void {
    this.#open.set(sent.id, sent)
  }

  answered(id: string): boolean {
    return this.#open.delete(id)
  }

  /** All of a kind. */
  answeredAll(type: Sent['type']): void {
    for (const { id } of this.open.filter((sent) => sent.type === type)) this.#open.delete(id)
  }

  forget(): void {
    this.#open.clear()
  }
}
