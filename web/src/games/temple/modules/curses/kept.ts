/** What Mind control and Magical bond show in a view, by seat. */
import type { View } from '../../wire'

export interface Request {
  deed: string
  until: number
}
export interface Tie {
  to: number
  /** Asked for, until then; null: they hold on to each other. */
  until: number | null
}
interface Kept {
  mind_control?: { open: Readonly<Record<string, Request>> }
  magical_bond?: { ties: Readonly<Record<string, Tie>> }
}

const kept = (view: View): Kept => (view.extra['curses'] as { kept?: Kept } | undefined)?.kept ?? {}

export const requestOf = (view: View, seat: number): Request | undefined => kept(view).mind_control?.open[seat]

export const tieOf = (view: View, seat: number): Tie | undefined => kept(view).magical_bond?.ties[seat]

/** To somebody, or somebody to this seat. */
export const isBonded = (view: View, seat: number): boolean =>
  Object.entries(kept(view).magical_bond?.ties ?? {}).some(
    ([holder, { to, until }]) => until === null && (Number(holder) === seat || to === seat),
  )

export const needsBond = (view: View, seat: number): boolean =>
  view.seats[seat]?.curses.some(({ curse }) => curse === 'magical_bond') === true
