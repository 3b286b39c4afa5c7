/** Tiles and places in words, for labels and announcements. */
import type { Translate } from '../../table/play-props'
import type { Cell, TileInfo, Way } from './types'

/** Parts of a sentence in a row, as the language separates them. */
export const joined = (parts: readonly string[], t: Translate): string =>
  parts.length === 0 ? '' : parts.reduce((a, b) => t('ui.join', { a, b }))

/** "Left turn, Courier, danger sign: Bolt". */
export function tileWords(tile: TileInfo, t: Translate): string {
  const parts = [t(`kind.${tile.kind}`)]
  if (tile.character) parts.push(t(`character.${tile.character}`))
  if (tile.hazard) parts.push(t('ui.tile.hazard', { sign: t(`danger.${tile.hazard}`) }))
  return joined(parts, t)
}

const WAYS = ['up', 'right', 'down', 'left'] as const

/** Where a tile's entry, drawn at the bottom, lies after turning: the traveller heads this way. */
export const headingWords = (rot: Way, t: Translate): string => t(`ui.heading.${WAYS[rot & 3]}`)

/** "2 left, 3 up"; "here" for no distance at all. */
export function offsetWords([x, y]: Cell, t: Translate): string {
  const parts: string[] = []
  if (x !== 0) parts.push(t(x < 0 ? 'ui.offset.left' : 'ui.offset.right', { n: Math.abs(x) }))
  if (y !== 0) parts.push(t(y > 0 ? 'ui.offset.up' : 'ui.offset.down', { n: Math.abs(y) }))
  return parts.length > 0 ? joined(parts, t) : t('ui.offset.here')
}
