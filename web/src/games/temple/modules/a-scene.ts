/** For tests: what a module asks about where the first seat stands, which is this chamber, with these dice. */
import { A_BOOK } from '../a-book'
import { aChamber, aSeat, aView, dice } from '../a-view'
import type { Action, View } from '../wire'
import { name, t } from './a-note'
import type { DeedScene } from './module'

export function aScene(
  tile: string,
  hand: string,
  { may = [], done = null, ...differs }: Partial<View> & { may?: readonly Action[]; done?: number | null } = {},
): DeedScene {
  const view = aView(differs)
  const here = aChamber(tile, 1, 0, [1, 3], { gems_done: done })
  return {
    view: {
      ...view,
      chambers: { ...view.chambers, 1: here },
      seats: { ...view.seats, 0: aSeat({ node: 2, dice: dice(hand) }) },
    },
    book: A_BOOK,
    seat: 0,
    may,
    t,
    name,
  }
}
