/** Plays events out one after another; the truth is already known, so nothing waits for it. */
import type { Event } from './types'

/** Milliseconds on stage at an easy pace; events without a length change the picture together with the next one. */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  action_announced: 350,
  tile_placed: 320,
  tile_lost: 350,
  tile_breached: 350,
  tile_replaced: 350,
  tiles_swapped: 350,
  tile_shifted: 350,
  tile_turned: 320,
  path_laid: 320,
  tile_flipped: 300,
  hand_discarded: 300,
  energy_spent: 220,
  energy_returned: 220,
  rolled: 350,
  stepped: 190,
  pushed: 160,
  turned: 150,
  blocked: 320,
  refilled: 280,
  recharged: 280,
  siphoned: 280,
  locked: 300,
  faced_about: 300,
  teleported: 350,
  teleport_stopped: 320,
  abort_played: 350,
  abort_settled: 300,
  escaped: 350,
}

export const isShown = (event: Event): boolean => event.type in LENGTHS

/** The more that wait, the faster they go. */
export function beatLength(event: Event, waiting: number): number {
  const pace = waiting > 24 ? 0.25 : waiting > 14 ? 0.45 : waiting > 8 ? 0.7 : 1
  return (LENGTHS[event.type] ?? 0) * pace
}

export interface Clock {
  set: (run: () => void, ms: number) => unknown
  clear: (timer: unknown) => void
}

export interface Motion {
  add: (events: readonly Event[]) => void
  skip: () => void
  stop: () => void
}

/** `onBeat` draws one event that takes `ms`, which is 0 if it shares the stage with the next; `onRest` draws the truth. */
export function makeMotion(onBeat: (event: Event, ms: number) => void, onRest: () => void, clock: Clock): Motion {
  const waiting: Event[] = []
  let timer: unknown = null

  function next(): void {
    timer = null
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      const ms = beatLength(event, waiting.length)
      onBeat(event, ms)
      if (ms === 0) continue
      timer = clock.set(next, ms)
      return
    }
    onRest()
  }

  function stop(): void {
    if (timer !== null) clock.clear(timer)
    timer = null
    waiting.length = 0
  }

  return {
    add(events) {
      waiting.push(...events)
      if (timer === null) next()
    },
    skip() {
      stop()
      onRest()
    },
    stop,
  }
}
