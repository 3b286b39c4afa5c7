/** Who needs help, seen at a glance. */
import type { Catalogue, DieView, SeatView, View } from './wire'

export const lockedOf = (dice: readonly DieView[]): number => dice.filter(({ state }) => state === 'locked').length
const alive = ({ state }: DieView): boolean => state !== 'lost' && state !== 'held'

/** Nothing left to roll with, and no golden mask of one's own. */
export const stuck = (dice: readonly DieView[]): boolean =>
  lockedOf(dice) > 0 && dice.filter(alive).every(({ state }) => state === 'locked')

/** Cannot get far without somebody's golden mask. */
export const needsMask = ({ dice, node }: SeatView): boolean =>
  node !== null &&
  (stuck(dice) ||
    (lockedOf(dice) * 2 > dice.filter(alive).length &&
      !dice.some(({ face, state }) => state === 'shown' && face === 'G')))

export type Place = 'start' | 'gems' | 'exit' | 'chamber' | 'out' | 'away'

/** What kind of place somebody is in; gems only as long as they can be lit. */
export function placeOf({ chambers }: View, book: Catalogue, { node, absent, left }: SeatView): Place {
  if (absent || left) return 'away'
  if (node === null) return 'out'
  const chamber = chambers[node >> 1]
  if (chamber?.tile === 'start' || chamber?.tile === 'exit') return chamber.tile
  return chamber?.gems_done === null && book.tiles[chamber.tile]?.gems != null ? 'gems' : 'chamber'
}
