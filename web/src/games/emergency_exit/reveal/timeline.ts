/** The reveal as a row of moments; what is on the plan at moment n follows from n alone, so scrubbing is free. */
import { isSecondPass } from '../geometry'
import type { Cell } from '../terms'
import type { Group, Laid, Pass, Reveal } from '../wire'

export type Moment =
  | { is: 'start'; cell: Cell; depth: 0 }
  | { is: 'lay'; cell: Cell; depth: number; laid: Laid }
  | { is: 'again'; cell: Cell; depth: number; pass: Pass }
  | { is: 'group'; cell: Cell; depth: number; group: Group; verdict: Verdict }
  | { is: 'lost'; cell: Cell; depth: number; reason: string }
  | { is: 'safe'; cell: Cell; depth: number }
  | { is: 'end'; cell: Cell; depth: number }

/** early: said LOST too soon; right: scores; late: another group had already said so. */
export type Verdict = 'early' | 'right' | 'late'

export interface Line {
  cell: Cell
  pass: Pass
  again: boolean
}

/** What lies on the plan. */
export interface Scene {
  laid: readonly Laid[]
  lines: readonly Line[]
  groups: readonly { group: Group; cell: Cell; verdict: Verdict }[]
  lost: boolean
  done: boolean
  moment: Moment
}

const START: Laid = { tile: 0, cell: [0, 0], rot: 0, walked: [{ cell: [0, 0], into: 2, out: 0 }] }
const LENGTHS: Record<Moment['is'], number> = {
  start: 700,
  lay: 420,
  again: 360,
  group: 900,
  lost: 1500,
  safe: 1200,
  end: 0,
}

/** The tiles of the route without Start, which lies there from the beginning. */
export const routeTiles = (reveal: Reveal): readonly Laid[] => reveal.route.filter((laid) => laid.tile !== 0)

export function verdictOf(group: Group, lostAt: number | null): Verdict {
  if (group.right) return 'right'
  return lostAt !== null && group.depth >= lostAt ? 'late' : 'early'
}

export function momentsOf(reveal: Reveal): Moment[] {
  const moments: Moment[] = [{ is: 'start', cell: START.cell, depth: 0 }]
  const groupsAt = (from: number, to: number, cell: Cell): Moment[] =>
    reveal.groups
      .filter(({ depth }) => depth >= from && depth <= to)
      .map((group) => ({ is: 'group', cell, depth: group.depth, group, verdict: verdictOf(group, reveal.lost_at) }))
  const route = routeTiles(reveal)
  if (reveal.lost_at !== 0) moments.push(...groupsAt(0, 0, START.cell))
  for (const [index, laid] of route.entries()) {
    const depth = index + 1
    moments.push({ is: 'lay', cell: laid.cell, depth, laid })
    const again = laid.walked.filter((pass) => isSecondPass(laid, pass))
    moments.push(...again.map((pass): Moment => ({ is: 'again', cell: pass.cell, depth, pass })))
    if (depth !== reveal.lost_at) moments.push(...groupsAt(depth, depth, laid.cell))
  }
  const last = route.at(-1)?.cell ?? START.cell
  const depth = route.length
  if (reveal.lost_at === null) return [...moments, { is: 'safe', cell: last, depth }, { is: 'end', cell: last, depth }]
  const where = reveal.lost_cell ?? last
  moments.push({ is: 'lost', cell: where, depth, reason: reveal.reason ?? '' })
  return [...moments, ...groupsAt(reveal.lost_at, Infinity, last), { is: 'end', cell: last, depth }]
}

/** Milliseconds a moment is on stage; long routes go faster, so that no reveal outlasts the patience of a table. */
export function lengthOf(moment: Moment, tiles: number, speed: number): number {
  const hurry = moment.is === 'lay' || moment.is === 'again' ? Math.min(1, Math.max(0.5, 16 / Math.max(1, tiles))) : 1
  return (LENGTHS[moment.is] * hurry) / speed
}

const linesOf = (laid: Laid): Line[] =>
  laid.walked.filter((pass) => !isSecondPass(laid, pass)).map((pass) => ({ cell: pass.cell, pass, again: false }))

/** Everything that has come onto the plan up to and with moment `at`. */
export function sceneAt(moments: readonly Moment[], at: number): Scene {
  const seen = moments.slice(0, at + 1)
  const laid: Laid[] = [START]
  const lines: Line[] = []
  const groups: { group: Group; cell: Cell; verdict: Verdict }[] = []
  for (const moment of seen) {
    if (moment.is === 'lay') {
      laid.push(moment.laid)
      lines.push(...linesOf(moment.laid))
    }
    if (moment.is === 'again') lines.push({ cell: moment.cell, pass: moment.pass, again: true })
    if (moment.is === 'group') groups.push({ group: moment.group, cell: moment.cell, verdict: moment.verdict })
  }
  const moment = seen.at(-1) ?? (moments[0] as Moment)
  return {
    laid,
    lines,
    groups,
    lost: seen.some(({ is }) => is === 'lost'),
    done: at >= moments.length - 1,
    moment,
  }
}

/** The moment to jump to from `at` so that one more (or one fewer) tile lies there, or the next verdict is told. */
export function nextStop(moments: readonly Moment[], at: number, by: 1 | -1): number {
  let index = at + by
  while (index > 0 && index < moments.length - 1 && moments[index]?.is === 'again') index += by
  return Math.min(moments.length - 1, Math.max(0, index))
}
