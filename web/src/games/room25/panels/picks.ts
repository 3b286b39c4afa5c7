/** Whom a seat may pick, and who is taken. */
import { CHARACTERS } from '../art/kinds'
import type { Who } from '../terms'
import type { Action, Catalogue, View } from '../wire'

/** R25-1.9: in competition and in small co-operation a pick is a duo. */
const isDuo = ({ rules, seats }: View): boolean =>
  rules.mode === 'competition' || (rules.mode === 'cooperation' && seats < 4)

/** The one picked, and who comes along. */
export function groupOf(view: View, { characters }: Catalogue, who: Who): Who[] {
  const duo = characters[who]?.duo
  const mate = CHARACTERS.findIndex((character) => character === duo)
  return isDuo(view) && mate >= 0 ? [who, mate] : [who]
}

export interface Candidate {
  who: Who
  /** What to send for it; none: not to be had. */
  pick: Who | null
  /** Who plays it already. */
  seat: number | null
}

export function candidates(view: View, catalogue: Catalogue, may: readonly Action[]): Candidate[] {
  const picks = may.flatMap((action) => (action.type === 'pick' ? [action.who] : []))
  return CHARACTERS.map((_, who) => ({
    who,
    pick: picks.find((pick) => groupOf(view, catalogue, pick).includes(who)) ?? null,
    seat: view.figures.find((figure) => figure.who === who)?.seat ?? null,
  }))
}
