/** Who is who: characters, their players, and what each has to say of itself. */
import { CHARACTERS, type Character } from './art/kinds'
import type { Cell, Who } from './terms'
import type { FigureView, View } from './wire'

export const characterOf = (who: Who): Character => CHARACTERS[who] ?? CHARACTERS[0]

export const figureOf = (view: View, who: Who): FigureView | null =>
  view.figures.find((figure) => figure.who === who) ?? null

export const ownFigures = (view: View, seat: number | null): FigureView[] =>
  view.figures.filter((figure) => figure.seat === seat)

/** In the order of the turn. */
export const inOrder = (view: View): FigureView[] => view.order.flatMap((who) => figureOf(view, who) ?? [])

export const on = (view: View, cell: Cell): FigureView[] =>
  inOrder(view).filter((figure) => figure.alive && figure.cell === cell)

/** Nobody is before the show begins, though nobody lives in the complex yet. */
export const isDead = ({ phase }: View, { alive }: FigureView): boolean => !alive && phase !== 'opening'

/** Has this one still to act in this pass? */
export function isNext(view: View, who: Who): boolean {
  return view.phase === 'pass' && view.turn !== who && view.order.indexOf(who) >= view.place
}

/** What threatens somebody, the worst first. */
export function threat(view: View, { trap, drowns, alive }: FigureView): 'trapped' | 'drowning' | null {
  if (!alive) return null
  if (trap !== null) return 'trapped'
  return drowns !== null && drowns >= view.round ? 'drowning' : null
}

/** Which of the two teams, counted from 1; none where everybody plays for themselves or all play together. */
export const teamOf = ({ rules }: View, { side }: FigureView): number | null =>
  rules.mode === 'team' ? side + 1 : null

/** Must the Key Room have been entered before anybody gets out (R25-2.6)? */
export const needsKey = ({ rules }: View): boolean =>
  (rules.mode === 'cooperation' || rules.mode === 'solo') && rules.level !== 'base'

/** How many rounds the show has when it begins (R25-2.2). */
export function roundsAtFirst({ rules, figures, left, round }: View): number {
  const many = figures.length
  const alone = rules.mode === 'cooperation' || rules.mode === 'solo'
  const usual = alone ? (rules.level === 'base' ? 8 : 12 - many) : many === 8 ? 8 : many === 7 ? 9 : 10
  return Math.max(usual, left + round - 1, left)
}

/** Why this action of an own character would be lost, as the house tells it: the last part of `ui.lost.` and `ui.doomed.`. */
export const whyHopeless = (view: View, who: Who, token: string): string | null => view.hopeless[who]?.[token] ?? null
