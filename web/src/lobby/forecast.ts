/** What bots have found out about a table like this one: how long, how even, how hard. */
import type { Around, Forecast, GameInfo, Odds, Options, Outlook } from '../types'
import { fitsPreset } from './presets'

/** What is known of this very mix of options with so many seats; null: nothing. */
export function outlookFor(forecast: Forecast, game: GameInfo, options: Options, seats: number): Outlook | null {
  const weighed = { options: game.options.filter(({ id }) => !forecast.aside.includes(id)) }
  const fits = (one: Outlook): boolean => one.seats === seats && fitsPreset(weighed, one.options, options)
  return forecast.tables.find(fits) ?? null
}

type Timers = Readonly<Record<string, number>>

/** Who has twice the time takes twice as long; where there is no limit, as long as usual. */
export function paceOf(usual: Timers, timers: Timers): number {
  const kinds = Object.keys(usual)
  const sum = (seconds: (kind: string) => number): number => kinds.reduce((all, kind) => all + seconds(kind), 0)
  const whole = sum((kind) => usual[kind] ?? 0)
  return whole === 0 ? 1 : sum((kind) => timers[kind] || (usual[kind] ?? 0)) / whole
}

const MINUTE = 60
/** Minutes from which on it is told in steps of five. */
const LONG = 20

/** From how many minutes to how many, if so many of the seats are people; every tenth game is shorter, every tenth longer. */
export function minutesOf({ seats, people, alone }: Outlook, persons: number, pace: number): [number, number] {
  const part = seats === 1 ? 1 : (Math.max(persons, 1) - 1) / (seats - 1)
  const told = (at: 0 | 2): number => rounded((pace * (alone[at] + (people[at] - alone[at]) * part)) / MINUTE)
  return [told(0), told(2)]
}

type Terms = Pick<Around, 'seats' | 'timers' | 'by_post'>

/** As the table is set now. By post it takes as long as everybody likes: null. */
export function minutesAt(
  outlook: Outlook,
  game: Pick<GameInfo, 'live' | 'timers'>,
  at: Terms,
): [number, number] | null {
  if (at.by_post) return null
  const persons = at.seats.filter(({ kind }) => kind !== 'bot').length
  return minutesOf(outlook, persons, game.live ? 1 : paceOf(game.timers, at.timers))
}

function rounded(minutes: number): number {
  return minutes < LONG ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
}

export const HARDNESS = ['easy', 'fair', 'hard', 'grim'] as const
export type Hardness = (typeof HARDNESS)[number]

function hardness(share: number): Hardness {
  return share >= 0.75 ? 'easy' : share >= 0.5 ? 'fair' : share >= 0.25 ? 'hard' : 'grim'
}

/** An interval that is wider than this leaves nearly everything open. */
const BLIND = 0.45

/** From the mildest to the hardest word that the figures allow, often the same; null: too few games to say anything. */
export function hardnessOf({ low, high }: Odds): [Hardness, Hardness] | null {
  return high - low > BLIND ? null : [hardness(high), hardness(low)]
}

export type Lead = 'even' | 'ahead' | 'behind' | 'unclear'
/** An interval that is wider than this tells of nothing that it is even. */
const TELLING = 0.2

/** Is somebody surely better off than the fair share? */
export function leadOf({ low, high }: Odds, fair: number): Lead {
  if (low > fair) return 'ahead'
  if (high < fair) return 'behind'
  return high - low > TELLING ? 'unclear' : 'even'
}

/** Where several may win at once, a fair share is more than one of so many. */
export function sharesWins(fair: number, seats: number): boolean {
  return percent(fair) > Math.ceil(100 / seats)
}

export function percent(share: number): number {
  return Math.round(100 * share)
}
