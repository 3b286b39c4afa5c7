/** The temple as it is laid: what is where, what leads where, and what that costs. */
import type { Point } from '../../ui/eye/camera'
import type { Face, Node, Side } from './terms'
import type { Catalogue, ChamberView, DieView, TileInfo, View } from './wire'

/** Side of a chamber in units of the picture. */
export const CHAMBER = 120
export const SIDES: readonly Side[] = [0, 1, 2, 3]
/** The number of the starting chamber, wherever it lies. */
export const START = 0
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const

export const opposite = (side: Side): Side => (side + 2) % 4
export const chamberOf = (node: Node): number => node >> 1
export const nodeOf = (chamber: number): Node => chamber * 2

export function beyond({ x, y }: { x: number; y: number }, side: Side): { x: number; y: number } {
  const [dx, dy] = STEPS[side] ?? STEPS[0]
  return { x: x + dx, y: y + dy }
}

/** The middle of a cell in the picture, where down is south. */
export const cellPoint = ({ x, y }: { x: number; y: number }): Point => ({ x: x * CHAMBER, y: -y * CHAMBER })

export function moved({ x, y }: Point, side: Side, by: number): Point {
  const [dx, dy] = STEPS[side] ?? STEPS[0]
  return { x: x + dx * by, y: y - dy * by }
}

export const chamberAt = (view: View, cell: { x: number; y: number }): number | null => {
  const found = Object.entries(view.chambers).find(([, { x, y }]) => x === cell.x && y === cell.y)
  return found === undefined ? null : Number(found[0])
}

export const nodePoint = (view: View, node: Node): Point | null => {
  const chamber = view.chambers[chamberOf(node)]
  return chamber === undefined ? null : cellPoint(chamber)
}

/** How far the parts of a chamber with an inner wall lie from its middle. */
const APART = 22

/** Where one stands in a node: in the middle, or on the own side of an inner wall. */
export function standPoint(view: View, book: Catalogue, node: Node): Point | null {
  const [middle, chamber] = [nodePoint(view, node), view.chambers[chamberOf(node)]]
  const rear = chamber === undefined ? null : rearOf(chamber, book.tiles[chamber.tile])
  if (middle === null || rear === null) return middle
  return moved(middle, rear, (node & 1) === 1 ? APART : -APART)
}

/** The side behind whose inner wall the second part of a chamber lies. */
export function rearOf({ turned }: ChamberView, info: TileInfo | undefined): Side | null {
  const at = 'NESW'.indexOf(info?.rear.charAt(0) || '?')
  return at < 0 ? null : (at + turned) % 4
}

/** The sides by which one only gets in, as the chamber lies. */
export const inOnlyOf = ({ turned }: ChamberView, info: TileInfo | undefined): Side[] =>
  [...(info?.in_only ?? '')].map((side) => ('NESW'.indexOf(side) + turned) % 4)

const opens = (chamber: ChamberView, side: Side): boolean => chamber.doors.includes(side)

/** Whether a side of a chamber, as it lies, is one of these printed ones. */
const isOneOf = (sides: string | undefined, { turned }: ChamberView, side: Side): boolean =>
  sides?.includes('NESW'.charAt((side + 4 - turned) % 4)) ?? false

/** The part of a chamber to which a side belongs: some have a second one behind an inner wall. */
export function nodeAt(view: View, book: Catalogue, number: number, side: Side): Node {
  const chamber = view.chambers[number]
  const rear = chamber !== undefined && isOneOf(book.tiles[chamber.tile]?.rear, chamber, side)
  return nodeOf(number) + (rear ? 1 : 0)
}

/** One side of a chamber: leads into another one, into the dark, or nowhere. */
export type Way =
  | { side: Side; is: 'way'; to: number; cost: string }
  | { side: Side; is: 'dark'; cost: string }
  | { side: Side; is: 'wall' }

export function wayOf(view: View, book: Catalogue, number: number, side: Side): Way {
  const from = view.chambers[number]
  if (from === undefined) return { side, is: 'wall' }
  const leaves = opens(from, side) && !isOneOf(book.tiles[from.tile]?.in_only, from, side)
  const to = chamberAt(view, beyond(from, side))
  if (to === null) {
    const cell = beyond(from, side)
    const free = view.pile > 0 && !view.reserved.some(({ x, y }) => x === cell.x && y === cell.y)
    return leaves && free ? { side, is: 'dark', cost: 'AA' } : { side, is: 'wall' }
  }
  const other = view.chambers[to]
  if (other === undefined || book.tiles[other.tile]?.closed === true) return { side, is: 'wall' }
  const through =
    from.passages.includes(side) || other.passages.includes(opposite(side)) || (leaves && opens(other, opposite(side)))
  return through ? { side, is: 'way', to, cost: book.tiles[other.tile]?.entry ?? '' } : { side, is: 'wall' }
}

export const waysOf = (view: View, book: Catalogue, number: number): Way[] =>
  SIDES.map((side) => wayOf(view, book, number, side))

/** The side by which the shortest way leads from here to one of these chambers; null if none does. */
export function wayTo(view: View, book: Catalogue, from: Node, goals: ReadonlySet<number>): Side | null {
  const seen = new Set([from])
  let front: { node: Node; first: Side | null }[] = [{ node: from, first: null }]
  while (front.length > 0) {
    const found = front.find(({ node }) => goals.has(chamberOf(node)))
    if (found !== undefined) return found.first
    front = front.flatMap(({ node, first }) =>
      waysOf(view, book, chamberOf(node)).flatMap((way) => {
        if (way.is !== 'way' || nodeAt(view, book, chamberOf(node), way.side) !== node) return []
        const next = nodeAt(view, book, way.to, opposite(way.side))
        if (seen.has(next)) return []
        seen.add(next)
        return [{ node: next, first: first ?? way.side }]
      }),
    )
  }
  return null
}

export interface OpenEntrance {
  chamber: number
  side: Side
  x: number
  y: number
}

/** Every door into the dark. */
export function entrances(view: View, book: Catalogue): OpenEntrance[] {
  return Object.entries(view.chambers).flatMap(([key, chamber]) =>
    waysOf(view, book, Number(key)).flatMap((way) =>
      way.is === 'dark' ? [{ chamber: Number(key), side: way.side, ...beyond(chamber, way.side) }] : [],
    ),
  )
}

/** Where the stairs of a chamber come up; the starting chamber has none. */
export const stairsOf = (chamber: ChamberView, info: TileInfo | undefined): Side | null =>
  info !== undefined && info.stairs !== '' ? (2 + chamber.turned) % 4 : null

const cornersOf = (cell: { x: number; y: number }): Point[] => {
  const { x, y } = cellPoint(cell)
  return [
    { x: x - CHAMBER / 2, y: y - CHAMBER / 2 },
    { x: x + CHAMBER / 2, y: y + CHAMBER / 2 },
  ]
}

/** Corners of the chambers that were found. */
export const found = (view: View): Point[] => Object.values(view.chambers).flatMap(cornersOf)

/** All that is drawn, for the eye: corners of chambers, and of the cells behind open entrances. */
export const everything = (view: View, book: Catalogue): Point[] => [
  ...found(view),
  ...entrances(view, book).flatMap(cornersOf),
]

/** Which icons of a price are there already, in its order. */
export function covered(cost: string, faces: readonly (Face | null)[]): boolean[] {
  const left = [...faces]
  return [...cost].map((icon) => {
    const at = left.indexOf(icon as Face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

type Lying = Pick<DieView, 'state' | 'face' | 'counts_as'>

/** What dice can pay with: what they show, or count as. */
export const shownFaces = (dice: readonly Lying[]): (Face | null)[] =>
  dice.flatMap((die) =>
    die.counts_as !== null ? [...die.counts_as] : die.state === 'shown' ? [die.face] : [],
  ) as (Face | null)[]

/** What everybody in these nodes has offered. */
export const offeredFaces = (view: View, nodes: readonly Node[]): (Face | null)[] =>
  shownFaces(
    nodes
      .flatMap((node) => standing(view, node).flatMap((seat) => view.seats[seat]?.dice ?? []))
      .filter((die) => die.offered),
  )

/** Seats whose adventurer stands here, in order. */
export const standing = (view: View, node: Node): number[] =>
  Object.entries(view.seats).flatMap(([seat, { node: at, left }]) => (at === node && !left ? [Number(seat)] : []))

export interface Pool {
  icon: Face
  have: number
  table: readonly (readonly [number, number])[]
}

/** What everybody in the chamber has put together for its gems; null where there are none to be had. */
export function poolOf(view: View, book: Catalogue, node: Node): Pool | null {
  const chamber = view.chambers[chamberOf(node)]
  const info = chamber === undefined ? undefined : book.tiles[chamber.tile]
  const gems = info?.gems ?? null
  if (gems === null || chamber?.gems_done !== null || (node & 1) !== (info?.rear === '' ? 0 : 1)) return null
  const dice = standing(view, node).flatMap((seat) => view.seats[seat]?.dice ?? [])
  return {
    ...gems,
    have: dice.filter(({ state, face, offered }) => state === 'shown' && face === gems.icon && offered).length,
  }
}

/** Whom the game waits for: before the shout those who are not ready, then everybody who is inside. */
export function toAct(view: View): number[] {
  if (view.phase === 'over') return []
  const seats = Object.entries(view.seats).flatMap(([seat, { node, left }]) =>
    node === null || left ? [] : [Number(seat)],
  )
  return view.phase === 'intro' ? seats.filter((seat) => !view.ready.includes(seat)) : seats
}
