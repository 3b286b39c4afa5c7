/** The reveal in words: one line for each moment, for those who do not see the plan and those who want to check it. */
import type { Translate } from '../../../table/play-props'
import type { Cell, TileInfo } from '../terms'
import type { Reveal } from '../wire'
import { offsetWords, tileWords } from '../words'
import { verdictOf, type Moment } from './timeline'

export interface Speech {
  t: Translate
  /** Names of seats, joined as the language joins them. */
  names: (seats: readonly number[]) => string
  /** Together: where the exit is. */
  goal: Cell | null
}

/** Together: the route may hold, and yet end somewhere else than at the exit. */
export const isMissed = (reveal: Reveal, goal: Cell | null): boolean =>
  goal !== null && !reveal.points.some((points) => points > 0)

const MOVES = ['straight', 'right', 'back', 'left'] as const

function moveWords(into: number, out: number, t: Translate): string {
  return t(`ui.move.${MOVES[(out - into + 2) & 3]}`)
}

export function stepWords(moment: Moment, tiles: readonly TileInfo[], { t, names, goal }: Speech): string {
  if (moment.is === 'start') return t('ui.step.start')
  if (moment.is === 'safe') return t(goal === null ? 'ui.step.safe' : 'ui.step.safe.together')
  if (moment.is === 'end') return t('ui.step.end')
  const where = offsetWords(moment.cell, t)
  if (moment.is === 'lost') return t('ui.step.lost', { n: moment.depth, reason: t(`reason.${moment.reason}`), where })
  if (moment.is === 'again') return t('ui.step.again', { where, move: moveWords(moment.pass.into, moment.pass.out, t) })
  if (moment.is === 'group') {
    return t(`ui.step.group.${moment.verdict}`, { names: names(moment.group.members), tile: moment.depth })
  }
  const tile = tiles[moment.laid.tile]
  const pass = moment.laid.walked[0]
  return t('ui.step.lay', {
    tile: moment.depth,
    kind: tile ? tileWords(tile, t) : '',
    where,
    move: pass ? moveWords(pass.into, pass.out, t) : '',
  })
}

/** Together: found, or by how much not. */
function exitWords(reveal: Reveal, goal: Cell, t: Translate): string {
  if (reveal.lost_at !== null) return t('ui.verdict.lost_way', { n: reveal.lost_at })
  const [x, y] = reveal.route.at(-1)?.cell ?? [0, 0]
  const off: Cell = [x - goal[0], y - goal[1]]
  return off[0] === 0 && off[1] === 0 ? t('ui.verdict.exit') : t('ui.verdict.no_exit', { where: offsetWords(off, t) })
}

function scoreWords(reveal: Reveal, { t, names }: Speech): string {
  const scorers = reveal.points.flatMap((points, seat) => (points > 0 ? [seat] : []))
  if (scorers.length === 0) return t('ui.verdict.nobody')
  const why = reveal.lost_at === null ? 'kept' : 'right'
  // Chinese has one plural form only, yet one person does not score "each".
  return t(`ui.verdict.${why}.${scorers.length === 1 ? 'one' : 'other'}`, { names: names(scorers) })
}

/** Who said LOST in vain: too early, or after somebody else had already been right. */
function vainWords(reveal: Reveal, verdict: 'early' | 'late', { t, names }: Speech): string[] {
  const seats = reveal.groups.flatMap((group) => (verdictOf(group, reveal.lost_at) === verdict ? group.members : []))
  return seats.length === 0 ? [] : [t(`ui.verdict.${verdict}`, { names: names(seats) })]
}

/** Who scored and why, and who was wrong and how; with a goal, whether the exit was found. */
export function verdictWords(reveal: Reveal, speech: Speech): string {
  if (speech.goal !== null) return exitWords(reveal, speech.goal, speech.t)
  const vain = [...vainWords(reveal, 'early', speech), ...vainWords(reveal, 'late', speech)]
  return vain.reduce((a, b) => speech.t('ui.then', { a, b }), scoreWords(reveal, speech))
}
