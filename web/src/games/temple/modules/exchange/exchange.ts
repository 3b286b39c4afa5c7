/** What the exchange chamber and the teleporter show beyond what every temple does. */
import type { View } from '../../wire'

export interface Exchange {
  traded: readonly boolean[]
  warp_from: readonly number[]
  /** Nodes, once there is something there. */
  teleporter: number | null
  token: number | null
  carrier: number | null
}

export const exchangeOf = (view: View): Exchange | undefined => view.extra['exchange'] as Exchange | undefined
