/** Danger signs on tiles. */
import type { TileInfo } from './terms'

/** Without danger cards the signs mean nothing, so there are none to puzzle over. */
export const signed = (tiles: readonly TileInfo[], danger: boolean): readonly TileInfo[] =>
  danger ? tiles : tiles.map((tile) => ({ ...tile, hazard: null }))
