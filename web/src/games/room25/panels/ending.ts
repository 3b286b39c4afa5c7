/** Who was what, and what became of everybody. */
import type { Role, Who } from '../terms'
import type { Death, View } from '../wire'

export interface Fate {
  who: Who
  seat: number
  won: boolean
  role: Role | null
  /** What became of this one. */
  end: 'out' | 'inside' | 'outside' | 'dead'
  /** When and of what. */
  death: Death | null
}

const OUT: readonly string[] = ['escaped', 'escaped_partly']

const exitOf = ({ rooms }: View): number => rooms.findIndex(({ room }) => room === 'room25')

/** Room 25 stands open when it is over. Who is in it has got out, if anybody has. */
function endOf(view: View, { alive, cell }: View['figures'][number]): Fate['end'] {
  if (!alive) return 'dead'
  if (cell === null || cell !== exitOf(view)) return 'outside'
  return OUT.includes(view.outcome ?? '') ? 'out' : 'inside'
}

/** How this one died at last. */
const deathOf = ({ deaths }: View, who: Who): Death | null => deaths.findLast((death) => death.who === who) ?? null

/** The winners first, then by seat. */
export function fates(view: View): Fate[] {
  const all = view.figures.map((figure): Fate => {
    const { who, seat, role } = figure
    const end = endOf(view, figure)
    const won = view.winners.includes(seat)
    return { who, seat, won, role, end, death: end === 'dead' ? deathOf(view, who) : null }
  })
  return all.sort((a, b) => Number(b.won) - Number(a.won) || a.seat - b.seat || a.who - b.who)
}
