/** Where a maze that is only thought of would lead outside. */
import { beside, boardSlot, isBoard, keyOf } from './geometry'
import { exitsOf, shapeOf } from './shape'
import type { Slot, Way } from './terms'
import type { Catalogue, LaidTile, SideInfo } from './wire'

type Exit = readonly [number, number, Way]

const tileExits = (catalogue: Catalogue, { tile, at, rot, strip }: LaidTile): { from: Slot; way: Way }[] => {
  const info = catalogue.maze[tile]
  return info === undefined ? [] : exitsOf(shapeOf(info, strip), rot).map((way) => ({ from: at, way }))
}

const boardExits = (side: SideInfo | undefined): { from: Slot; way: Way }[] =>
  (side?.exits ?? []).map(({ space, way }) => ({ from: boardSlot(side?.spaces[space] ?? [4, 4]), way }))

/** The empty slot that each leads to, and the way out: as `View.exits` has them. */
export function exitsOfMaze(catalogue: Catalogue, side: SideInfo | undefined, tiles: readonly LaidTile[]): Exit[] {
  const taken = new Set(tiles.map(({ at }) => keyOf(at)))
  const all = [...boardExits(side), ...tiles.flatMap((tile) => tileExits(catalogue, tile))]
  return all.flatMap(({ from, way }): Exit[] => {
    const to = beside(from, way)
    return isBoard(to) || taken.has(keyOf(to)) ? [] : [[to[0], to[1], way]]
  })
}
