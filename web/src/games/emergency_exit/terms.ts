/** Short names for what the wire spells out. */
import type { Laid, Tile } from './wire'

export type TileInfo = Tile
export type Kind = Tile['kind']
/** Ids of what is printed. A new card comes with its file and its words, and needs no type here. */
export type Character = string
export type Hazard = string
export type FloorCard = string
/** x grows to the east, y to the north. */
export type Cell = Laid['cell']
/** Quarter turns clockwise; also a side or a heading, counted clockwise from north. */
export type Way = number
