/** What the score has to know of the game: nothing that not everybody knows. */
import { nextBlow } from '../timing'
import type { View } from '../wire'

/** The length of the score; a third of it is one period, by and large. */
export const WHOLE = 600_000
export const PERIOD = WHOLE / 3
export const LAST_MINUTE = WHOLE - 60_000
/** With the sand timer the next slam is always known; it is counted down only from here. */
const SAND_ALARM = 35_000
const RELIEF = 19_200

export interface Cue {
  /** Practice has no clock: nothing hurries. */
  timed: boolean
  over: boolean
  slams: number
  slammedAt: number | null
  /** What is counted down to; the third is the collapse. */
  next: { at: number; last: boolean } | null
  sand: boolean
  /** The part of all dice that is still of use, from 0 to 1. */
  hope: number
}

export type Stage = 'calm' | 'intro' | 'search' | 'hunted' | 'relief'

/** The place in the score that belongs to a time of the game clock; before "Escape!" it is negative. */
export const placeOf = (view: View, at: number): number =>
  ((at - (view.starts_at ?? view.intro_until)) * view.tempo) / 100

export function cueOf(view: View, before: Cue | null): Cue {
  const next = nextBlow(view)
  return {
    timed: view.clock !== 'none',
    over: view.phase === 'over',
    slams: view.slams,
    slammedAt: slammedAt(view.slams, before),
    next: next === null ? null : { at: placeOf(view, next.at), last: next.number >= 3 },
    sand: view.clock === 'sand',
    hope: hopeOf(view),
  }
}

/** The view does not tell when the last slam was: it was announced before, or this page came later and takes the usual time. */
function slammedAt(slams: number, before: Cue | null): number | null {
  if (slams === 0) return null
  if (before?.slams === slams) return before.slammedAt
  return before?.next?.at ?? slams * PERIOD
}

function hopeOf(view: View): number {
  const dice = Object.values(view.seats).flatMap((seat) => (seat.left || seat.node === null ? [] : seat.dice))
  if (dice.length === 0) return 1
  return dice.filter(({ state }) => state === 'blank' || state === 'shown').length / dice.length
}

export function stageAt(cue: Cue, place: number): Stage {
  if (!cue.timed) return 'calm'
  if (place < 0) return 'intro'
  if (cue.next !== null && (!cue.sand || cue.next.at - place <= SAND_ALARM)) return 'hunted'
  const since = cue.slammedAt === null ? Infinity : place - cue.slammedAt
  return since >= 0 && since < RELIEF ? 'relief' : 'search'
}

/** How many layers play, 0..5: more in every period, more towards its end, more with every die that is of no use. */
export function levelAt(cue: Cue, place: number): number {
  if (place >= LAST_MINUTE) return 5
  const into = Math.min(1, Math.max(0, (place - (cue.slammedAt ?? 0)) / PERIOD))
  const tension = 0.1 + cue.slams * 0.14 + into * 0.46 + (1 - cue.hope) * 0.4
  return Math.min(5, Math.floor(tension * 6))
}
