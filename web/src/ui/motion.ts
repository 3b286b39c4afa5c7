/** Plays events out one after another; the truth is already known, so nothing waits for it. */

/** The more that wait, the faster they go: from how many on, and what part of its time each then gets. Most first. */
export type Hurry = readonly (readonly [moreThan: number, part: number])[]

/** Milliseconds on stage for each kind of event, at an easy pace. Kinds without a length take no time. */
export type Lengths<T extends string> = Readonly<Partial<Record<T, number>>>

/** An event that takes `Infinity` stays on stage until `go`. */
export type Beat<E> = (event: E, waiting: number) => number

export function beatOf<T extends string>(lengths: Lengths<T>, hurry: Hurry): Beat<{ type: T }> {
  return (event, waiting) => {
    const part = hurry.find(([moreThan]) => waiting > moreThan)?.[1] ?? 1
    return (lengths[event.type] ?? 0) * part
  }
}

export interface Clock {
  set: (run: () => void, ms: number) => unknown
  clear: (timer: unknown) => void
}

export const PAGE_CLOCK: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as number),
}

export interface Motion<E> {
  add: (events: readonly E[]) => void
  /** Straight to the truth. */
  skip: () => void
  /** As far as to the next event that stays. */
  hurry: () => void
  /** Past the event that stays. */
  go: () => void
  stop: () => void
}

/** Draws one event that takes `ms`, which is 0 if it shares the stage with the next. */
export type OnBeat<E> = (event: E, ms: number) => void

/** `onRest` draws the truth. */
export function makeMotion<E>(
  beat: Beat<E>,
  onBeat: OnBeat<E>,
  onRest: () => void,
  clock: Clock = PAGE_CLOCK,
): Motion<E> {
  const waiting: E[] = []
  let timer: unknown = null
  let stays = false

  function next(): void {
    timer = null
    stays = false
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      const ms = beat(event, waiting.length)
      onBeat(event, ms)
      if (ms === 0) continue
      stays = ms === Infinity
      if (!stays) timer = clock.set(next, ms)
      return
    }
    onRest()
  }

  function stop(): void {
    if (timer !== null) clock.clear(timer)
    timer = null
    stays = false
    waiting.length = 0
  }

  function skip(): void {
    stop()
    onRest()
  }

  return {
    add(events) {
      waiting.push(...events)
      if (timer === null && !stays) next()
    },
    skip,
    hurry() {
      if (stays) return
      const until = waiting.findIndex((event) => beat(event, 0) === Infinity)
      if (until === -1) return skip()
      clock.clear(timer)
      for (const event of waiting.splice(0, until)) onBeat(event, 0)
      next()
    },
    go() {
      if (stays) next()
    },
    stop,
  }
}
