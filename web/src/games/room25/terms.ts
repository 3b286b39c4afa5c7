/** Short names for what the wire spells out. */
import type { FigureView, Target, Wire } from './wire'
import type { PlayProps } from '../../table/play-props'

/** Row times five plus column, from the upper left. */
export type Cell = number
/** 0 to 4 are the rows from above, 5 to 9 the columns from the left. */
export type Line = number
/** A room of this game, wherever it lies. */
export type Tile = number
/** A character, by its place in the catalogue. */
export type Who = number
export type Robot = number
export type Token = FigureView['used'][number]
export type Role = NonNullable<FigureView['role']>
export type Play = PlayProps<Wire>
export type { Target }
