/** What the module shows in a view, and what is printed on its chambers. */
import type { View } from '../../wire'

export type Ban = 'gems' | 'masks' | 'moving' | 'start'
export type Colour = 'blue' | 'green'

export interface Glass {
  chamber: number
  /** When its sand has run out. */
  until: number
  /** Of a prohibition: 0 for the upper ban, 1 for the lower one. Of tasks: how many are done. */
  stage: number
  /** The chambers that wait for it, the next one first. */
  queue: readonly number[]
}

/** As `showing.py` tells it. */
export interface Times {
  blue: Glass | null
  green: Glass | null
  ban: Ban | null
}

/** How the chambers are drawn: as in `data/time.toml`. */
export const BANS: Readonly<Record<string, readonly [Ban, Ban]>> = {
  prohibition_1: ['gems', 'moving'],
  prohibition_2: ['masks', 'start'],
  prohibition_3: ['moving', 'masks'],
  prohibition_4: ['start', 'gems'],
}
export const TASKS: Readonly<Record<string, readonly string[]>> = {
  torch_chamber: ['TTTTTTT'],
  lava_dice: ['TTTTT', 'KKKK', 'AAA'],
  lava_gems: ['TTTTT', 'KKKK', 'AAA'],
}
export const SAND: Readonly<Record<Colour, number>> = { blue: 60_000, green: 20_000 }
/** So little time is left that it is shown in another light. */
export const SOON = 10_000

export const timesOf = (view: View): Times | undefined => view.extra['time_chambers'] as Times | undefined

export const COLOURS: readonly Colour[] = ['blue', 'green']

/** The glass that stands in this chamber. */
export function glassIn(view: View, number: number): Glass | null {
  const times = timesOf(view)
  return [times?.blue, times?.green].find((glass) => glass?.chamber === number) ?? null
}

/** How much of the sand is still above, from 0 to 1. */
export const sandLeft = (glass: Glass, colour: Colour, now: number): number =>
  Math.min(1, Math.max(0, (glass.until - now) / SAND[colour]))

/** The task that is asked for in this chamber while its sand runs. */
export function taskNow(view: View, number: number): string | null {
  const glass = glassIn(view, number)
  const tile = view.chambers[number]?.tile ?? ''
  return glass === null ? null : (TASKS[tile]?.[glass.stage] ?? null)
}

/** How many dice lie in the sacrifice chamber. */
export const sacrificed = (view: View): number =>
  Object.values(view.seats).reduce((sum, { dice }) => sum + dice.filter(({ held }) => held === 'sacrifice').length, 0)

/** Whether one's own die lies there. */
export const liesThere = (view: View, seat: number | null): boolean =>
  seat !== null && (view.seats[seat]?.dice.some(({ held }) => held === 'sacrifice') ?? false)
