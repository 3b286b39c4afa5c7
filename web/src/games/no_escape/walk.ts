/** Walking over the maze space by space, and what is found there in words. */
import { joined } from '../../table/sentences'
import { endAt, follow, OUTSIDE, waysAt, type Station } from './station'
import { isHub, isSameSlot } from './geometry'
import type { Spot, Way } from './terms'
import type { View } from './wire'
import { laidWords, tileName, wayName, type Teller } from './words'

export type Went = { spot: Spot } | 'wall' | 'outside'

export function went(station: Station, spot: Spot, way: Way): Went {
  const to = follow(station, spot, way)
  if (to === null) return 'wall'
  return to === OUTSIDE ? 'outside' : { spot: to }
}

function whereWords(view: View, spot: Spot, teller: Teller): string {
  const { t } = teller
  if (isHub(spot)) return t('ui.hub')
  if (spot[0] === 0 && spot[1] === 0) return t('ui.board_space', { n: spot[2] })
  const laid = view.tiles.find(({ at }) => isSameSlot(at, [spot[0], spot[1]]))
  return laid === undefined
    ? ''
    : joined([laidWords(laid.tile, laid.at, laid.rot, laid.strip, teller), t('ui.space', { n: spot[2] + 1 })], t)
}

/** Where somebody's meeple stands and faces; null if it is not on the board. */
export function standsWords(view: View, seat: number, teller: Teller): string | null {
  const { spot, heading } = view.meeples[seat] ?? { spot: null, heading: null }
  if (spot === null) return null
  const { t, name } = teller
  const where = whereWords(view, spot, teller)
  return t(heading === null ? 'ui.say.at' : 'ui.say.facing', {
    seat: name(seat),
    where,
    way: heading === null ? '' : wayName(heading, t),
  })
}

export function spotWords(station: Station, view: View, spot: Spot, teller: Teller): string {
  const { t, name } = teller
  const parts = [whereWords(view, spot, teller)]
  const end = endAt(station, spot)
  if (end !== null) parts.push(tileName(end, t))
  parts.push(
    t('ui.ways', {
      ways: waysAt(station, spot)
        .map((way) => wayName(way, t))
        .join(' '),
    }),
  )
  view.meeples.forEach(({ spot: at, heading }, seat) => {
    if (at === null || at.join() !== spot.join()) return
    parts.push(
      t(heading === null ? 'ui.stands' : 'ui.stands_facing', {
        seat: name(seat),
        way: heading === null ? '' : wayName(heading, t),
      }),
    )
  })
  return joined(parts, t)
}
