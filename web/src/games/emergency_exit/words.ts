/** Tiles and places in words, for labels and announcements. */
import type { Translate } from '../../table/play-props'
import { joined } from '../../table/sentences'
import { PRIMARY_OUT } from './geometry'
import type { Cell, Kind, TileInfo, Way } from './terms'

/** Names in a row: "Ann, Bo and Cy". */
export function named(names: readonly string[], t: Translate): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return t('ui.and', { a: names.slice(0, -1).reduce((a, b) => t('ui.list', { a, b })), b: last })
}

/** "Left turn, Courier, danger sign: Bolt". */
export function tileWords(tile: TileInfo, t: Translate): string {
  const parts = [t(`kind.${tile.kind}`)]
  if (tile.character) parts.push(t(`character.${tile.character}`))
  if (tile.hazard) parts.push(t('ui.tile.hazard', { sign: t(`danger.${tile.hazard}`) }))
  return joined(parts, t)
}

const WAYS = ['up', 'right', 'down', 'left'] as const

export const wayWords = (way: Way, t: Translate): string => t(`ui.heading.${WAYS[way & 3]}`)

/** Where the arrow of a tile ends that is shown turned by so many quarters; null for a Repeat, which has none. */
export function arrowWords(kind: Kind, rot: Way, t: Translate): string | null {
  if (kind === 'repeat') return null
  return wayWords(rot + (PRIMARY_OUT[kind] ?? 0), t)
}

/** "2 left, 3 up"; "here" for no distance at all. */
export function offsetWords([x, y]: Cell, t: Translate): string {
  const parts: string[] = []
  if (x !== 0) parts.push(t(x < 0 ? 'ui.offset.left' : 'ui.offset.right', { n: Math.abs(x) }))
  if (y !== 0) parts.push(t(y > 0 ? 'ui.offset.up' : 'ui.offset.down', { n: Math.abs(y) }))
  return parts.length > 0 ? joined(parts, t) : t('ui.offset.here')
}
