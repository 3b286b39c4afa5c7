/** How long each event is on stage, in milliseconds; events without a length change the picture together with the next one. */
import { beatOf, type Beat } from '../../ui/motion'
import type { Event } from './wire'

/** The last thing anybody sees is not hurried. */
const BOOM = 1400
const WAY_OUT = 1800

const usual = beatOf<Event['type']>(
  {
    action_announced: 350,
    tile_placed: 320,
    tile_lost: 350,
    tile_breached: 350,
    tile_replaced: 350,
    tiles_swapped: 350,
    tile_shifted: 350,
    tile_turned: 320,
    path_laid: 320,
    tile_flipped: 300,
    hand_discarded: 300,
    energy_spent: 220,
    energy_returned: 220,
    rolled: 350,
    stepped: 190,
    pushed: 160,
    turned: 150,
    blocked: 320,
    refilled: 280,
    recharged: 280,
    siphoned: 280,
    locked: 300,
    faced_about: 300,
    teleported: 350,
    teleport_stopped: 320,
    abort_played: 350,
    abort_settled: 300,
  },
  [
    [40, 0.12],
    [24, 0.25],
    [14, 0.45],
    [8, 0.7],
  ],
)

export const isBoom = (event: Event): boolean => event.type === 'game_ended' && event.outcome === 'exploded'

export const beat: Beat<Event> = (event, waiting) => {
  if (event.type === 'escaped') return WAY_OUT
  return isBoom(event) ? BOOM : usual(event, waiting)
}
