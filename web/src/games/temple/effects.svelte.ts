/** What is shown for a moment: signals, and the great blows of light. */
import { blowOfModules } from './modules'
import type { Node } from './terms'
import type { Event } from './wire'

export interface Ping {
  id: number
  seat: number
  phrase: string
  node: Node | null
}

/** A blow that everybody sees. */
export interface Blow {
  id: number
  kind: 'gong' | 'slam' | 'collapse' | 'begun' | 'fate' | 'gems' | 'exit'
  n: number
}

const PING_MS = 4500
const BLOW_MS: Readonly<Record<Blow['kind'], number>> = {
  gong: 3600,
  slam: 3600,
  collapse: 3200,
  begun: 1800,
  fate: 1800,
  gems: 1500,
  exit: 2200,
}

export function blowOf(event: Event): Omit<Blow, 'id'> | null {
  switch (event.type) {
    case 'gong':
      return { kind: 'gong', n: event.number }
    case 'slammed':
      return { kind: 'slam', n: event.lost.length }
    case 'collapsed':
      return { kind: 'collapse', n: 0 }
    case 'begun':
      return { kind: 'begun', n: 0 }
    case 'fate_turned':
      return { kind: 'fate', n: event.dice.length }
    case 'gems_taken':
      return { kind: 'gems', n: event.taken }
    case 'discovered':
      return event.tile === 'exit' ? { kind: 'exit', n: 0 } : null
    default: {
      const kind = blowOfModules(event)
      return kind === null ? null : { kind, n: 0 }
    }
  }
}

const WEIGHT: readonly Blow['kind'][] = ['gems', 'fate', 'exit', 'begun', 'gong', 'slam', 'collapse']

export class Effects {
  pings = $state.raw<readonly Ping[]>([])
  blow = $state.raw<Blow | null>(null)
  #count = 0
  #timers = new Set<ReturnType<typeof setTimeout>>()

  take(event: Event): void {
    if (event.type === 'signalled') return this.#ping(event.seat, event.phrase, event.node)
    const blow = blowOf(event)
    // A small thing does not hide a great one.
    if (blow === null || (this.blow !== null && WEIGHT.indexOf(blow.kind) < WEIGHT.indexOf(this.blow.kind))) return
    const shown = { ...blow, id: ++this.#count }
    this.blow = shown
    this.#later(BLOW_MS[blow.kind], () => {
      if (this.blow === shown) this.blow = null
    })
  }

  #ping(seat: number, phrase: string, node: Node | null): void {
    const ping = { id: ++this.#count, seat, phrase, node }
    this.pings = [...this.pings.filter((one) => one.seat !== seat), ping]
    this.#later(PING_MS, () => (this.pings = this.pings.filter((one) => one !== ping)))
  }

  #later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      run()
    }, ms)
    this.#timers.add(timer)
  }

  stop(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers.clear()
  }
}
