/** Plays events out one after another; the truth is already known, so nothing waits for it. */
import type { Event } from './types'

/** Milliseconds on stage at an easy pace; events without a length are not shown one by one. */
const LENGTHS: Partial<Record<Event['type'], number>> = {
  tile_played: 340,
  pile_turned: 350,
  blackout_coming: 250,
  lights_out: 350,
  panic_spread: 350,
  direction_reversed: 300,
  sprint_earned: 300,
  hands_passed: 350,
  turn_passed: 250,
  lost_declared: 350,
  answered: 300,
  exit_announced: 350,
}

export const isShown = (event: Event): boolean => event.type in LENGTHS

/** The more that wait, the faster they go. */
export function beatLength(event: Event, waiting: number): number {
  const pace = waiting > 8 ? 0.3 : waiting > 4 ? 0.55 : waiting > 2 ? 0.8 : 1
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

/** `onBeat` draws one event; `onRest` draws the truth. */
export function makeMotion(onBeat: (event: Event) => void, onRest: () => void, clock: Clock): Motion {
  const waiting: Event[] = []
  let timer: unknown = null

  function next(): void {
    timer = null
    const event = waiting.shift()
    if (!event) return onRest()
    onBeat(event)
    timer = clock.set(next, beatLength(event, waiting.length))
  }

  function stop(): void {
    if (timer !== null) clock.clear(timer)
    timer = null
    waiting.length = 0
  }

  return {
    add(events) {
      waiting.push(...events.filter(isShown))
      if (timer === null) next()
    },
    skip() {
      stop()
      onRest()
    },
    stop,
  }
}
