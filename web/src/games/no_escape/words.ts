/** Places, tiles and choices in words, for lists, labels and announcements. */
import { listed } from '../../i18n/words.svelte'
import type { Translate } from '../../table/play-props'
import { joined } from '../../table/sentences'
import type { Option } from './choice'
import { isBoard, isSameSlot } from './geometry'
import { exitsOf, shapeOf } from './shape'
import type { Slot, Way } from './terms'
import type { Catalogue, View } from './wire'

export interface Teller {
  t: Translate
  name: (seat: number) => string
  catalogue: Catalogue
}

export const tileName = (tile: string, t: Translate): string => t(`tile.${tile}`)
export const wayName = (way: Way, t: Translate): string => t(`ui.way.${way & 3}`)

/** "2 east, 1 north", from the hub. */
export function placeWords([x, y]: Slot, t: Translate): string {
  if (isBoard([x, y])) return t('ui.place.board')
  const parts: string[] = []
  if (x !== 0) parts.push(t(x > 0 ? 'ui.place.east' : 'ui.place.west', { n: Math.abs(x) }))
  if (y !== 0) parts.push(t(y > 0 ? 'ui.place.south' : 'ui.place.north', { n: Math.abs(y) }))
  return joined(parts, t)
}

const exitWords = (ways: readonly Way[], t: Translate): string =>
  t('ui.exits', { ways: listed(ways.map((way) => wayName(way, t))) })

/** "Tee at 2 east, 1 north, open to the north, east, and south". */
export function laidWords(tile: string, at: Slot, rot: Way, strip: boolean, { t, catalogue }: Teller): string {
  const info = catalogue.maze[tile]
  const parts = [t('ui.tile_at', { tile: tileName(tile, t), place: placeWords(at, t) })]
  if (strip) parts.push(t('ui.with_strip'))
  if (info !== undefined) parts.push(exitWords(exitsOf(shapeOf(info, strip), rot), t))
  return joined(parts, t)
}

/** How many open exits a tile in this slot joins. */
export const joins = (view: View, at: Slot): number => view.exits.filter(([x, y]) => isSameSlot(at, [x, y])).length

const tileAt = (view: View, at: Slot | undefined): { tile: string; strip: boolean } => {
  const laid = at === undefined ? undefined : view.tiles.find((tile) => isSameSlot(tile.at, at))
  return { tile: laid?.tile ?? '', strip: laid?.strip ?? false }
}

function targetWords({ pick }: Option, view: View, teller: Teller): string[] {
  const { t, name } = teller
  const parts: string[] = []
  const { at, to, rot, to_rot, side, seat, take } = pick
  const one = tileAt(view, at)
  const other = tileAt(view, to)
  if (at !== undefined && to === undefined && rot === undefined)
    parts.push(t('ui.tile_at', { tile: tileName(one.tile, t), place: placeWords(at, t) }))
  if (at !== undefined && to === undefined && rot !== undefined)
    parts.push(laidWords(one.tile, at, rot, one.strip, teller))
  if (at !== undefined && to !== undefined) {
    parts.push(t('ui.tile_from', { tile: tileName(one.tile, t), place: placeWords(at, t) }))
    parts.push(laidWords(one.tile, to, rot ?? 0, one.strip, teller))
  }
  if (at !== undefined && to_rot !== undefined) parts.push(laidWords(other.tile, at, to_rot, other.strip, teller))
  if (side !== undefined) parts.push(t('ui.new_exit', { way: wayName(side, t) }))
  if (seat !== undefined) parts.push(name(seat))
  if (take !== undefined) parts.push(tileName(take, t))
  return parts
}

/** One thing that may be done, in plain words. */
export function optionWords(option: Option, view: View, teller: Teller): string {
  const { t } = teller
  const { action, pick } = option
  switch (action.type) {
    case 'place_tile':
      return joined(
        [laidWords(action.tile, action.at, action.rot, false, teller), t('ui.joins', { n: joins(view, action.at) })],
        t,
      )
    case 'lay_tile':
      return laidWords(action.tile, pick.at ?? [0, 0], action.rot, false, teller)
    case 'choose_way':
      return wayName(action.way, t)
    case 'play_action':
      return joined([tileName(action.tile, t), ...targetWords(option, view, teller)], t)
    case 'give_tile':
    case 'play_abort':
      return tileName(action.tile, t)
    default:
      return joined(targetWords(option, view, teller), t)
  }
}

/** Tile by tile as they came, the places nearest to the hub first. */
export function inOrder(options: readonly Option[]): Option[] {
  const tiles = options.map(({ pick }) => pick.tile)
  const rank = ({ pick: { at, to } }: Option): number =>
    (at === undefined ? 0 : Math.hypot(...at)) + (to === undefined ? 0 : Math.hypot(...to) / 100)
  return [...options].sort((a, b) => tiles.indexOf(a.pick.tile) - tiles.indexOf(b.pick.tile) || rank(a) - rank(b))
}
