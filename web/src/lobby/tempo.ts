/** One word for all limits of time: the game's own, these times as long, or so long that nobody needs to stay. */

export const FACTORS = { slow: 2, normal: 1, fast: 0.5 } as const
export type Tempo = keyof typeof FACTORS | 'post'
type Timers = Readonly<Record<string, number>>

/** What a game says about its limits: the usual ones, and which of them are only a moment to look or to object. */
export interface Usual {
  readonly timers: Timers
  readonly brief: readonly string[]
}

const STEP = 5
/** Seconds for every decision by post, and the one that is offered first. */
export const LENGTHS: readonly number[] = [3600, 8 * 3600, 24 * 3600, 3 * 24 * 3600]
export const A_DAY = 24 * 3600

/** In steps of five seconds, and never shorter than one. No limit stays no limit. */
export function timersAt(usual: Usual, tempo: Tempo): Record<string, number> {
  if (tempo === 'post') return byPost(usual, A_DAY)
  const scaled = (seconds: number): number => Math.max(STEP, Math.round((seconds * FACTORS[tempo]) / STEP) * STEP)
  return each(usual, (seconds) => (seconds === 0 ? 0 : scaled(seconds)))
}

/** So long for every decision. Moments stay moments, or everybody would wait for those who have nothing to say. */
export function byPost(usual: Usual, length: number): Record<string, number> {
  return each(usual, (seconds, kind) => (seconds === 0 || usual.brief.includes(kind) ? seconds : length))
}

/** `own`: somebody has chosen times of their own. */
export function tempoOf(usual: Usual, timers: Timers): Tempo | 'own' {
  if (lengthOf(usual, timers) !== null) return 'post'
  return (['normal', 'slow', 'fast'] as const).find((tempo) => same(timersAt(usual, tempo), timers)) ?? 'own'
}

/** By post: the seconds for every decision. */
export function lengthOf(usual: Usual, timers: Timers): number | null {
  return LENGTHS.find((length) => same(byPost(usual, length), timers)) ?? null
}

function each(usual: Usual, change: (seconds: number, kind: string) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(usual.timers).map(([kind, seconds]) => [kind, change(seconds, kind)]))
}

function same(wanted: Timers, timers: Timers): boolean {
  return Object.entries(wanted).every(([kind, seconds]) => timers[kind] === seconds)
}
