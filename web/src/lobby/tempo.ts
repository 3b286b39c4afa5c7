/** One word for all limits of time: the game's own, these times as long, or so long that nobody needs to stay. */
import type { LiveTempo } from '../table/play-props'
import type { Around, Options } from '../types'

export const TEMPOS = ['post', 'slow', 'normal', 'fast'] as const
export type Tempo = (typeof TEMPOS)[number]

/** In real time nobody can come back whenever they like. */
export const LIVE_TEMPOS = ['slow', 'normal', 'fast'] as const

/** The seconds for every decision by post that are offered first. */
export const A_DAY = 24 * 3600

/** `own`: somebody has chosen times of their own. */
export function tempoOf({ tempo }: Pick<Around, 'tempo'>): Tempo | 'own' {
  if (typeof tempo === 'number') return 'post'
  return TEMPOS.find((one) => one === tempo) ?? 'own'
}

/** `own`: any other value of the game's option. */
export function liveTempoOf({ option, values }: LiveTempo, options: Options): (typeof LIVE_TEMPOS)[number] | 'own' {
  return LIVE_TEMPOS.find((one) => values[one] === options[option]) ?? 'own'
}

/** By post: how many seconds every decision may take, for each way that is offered. */
export const lengthsOf = (tempi: Readonly<Record<string, unknown>>): number[] =>
  Object.keys(tempi)
    .map(Number)
    .filter((seconds) => seconds > 0)
