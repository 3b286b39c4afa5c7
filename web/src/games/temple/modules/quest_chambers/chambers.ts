/** What the module shows in a view. */
import type { View } from '../../wire'

/** As `showing.py` tells it. */
export interface Chambers {
  /** The nodes of the snakes, one for each. */
  snakes: readonly number[]
  /** The places of the constellation while it is to be done, and who could stand for each. */
  stars: Readonly<Record<string, number | null>>
}

export const chambersOf = (view: View): Chambers | undefined => view.extra['quest_chambers'] as Chambers | undefined

/** How many places of the constellation have somebody. */
export const alight = ({ stars }: Chambers): number => Object.values(stars).filter((seat) => seat !== null).length
