/** What a tap on the board, or an arrow key, chooses. */
import { missing, picking, tappedSlot, valuesOf, without, type Option, type Pick } from './choice'
import { apart, isSameSlot, moved, slotAt, slotPoint, type Point } from './geometry'
import type { Slot, Way } from './terms'
import type { View } from './wire'

/** How far an arrow for a way lies from its meeple. */
export const ARROW = 25

export interface Scene {
  options: readonly Option[]
  pick: Pick
  /** By seat; null if it is not on the board. */
  meeples: readonly (Point | null)[]
  /** Whose meeple is to choose a way. */
  asked: Point | null
}

type Choosing = Omit<Scene, 'meeples' | 'asked'>

export const waysOf = ({ options, pick }: Choosing): Way[] => valuesOf(options, pick, 'way')

/** Slots that may be tapped now: laid tiles or empty places. */
export function slotsOf({ options, pick }: Choosing): Slot[] {
  if (missing(options, without(pick, 'at', 'to')) === 'tile') return []
  const ats = valuesOf(options, without(pick, 'to', 'side', 'rot', 'to_rot'), 'at')
  const tos = pick.at === undefined ? [] : valuesOf(options, without(pick, 'rot', 'to_rot'), 'to')
  return tos.length > 0 ? tos : ats
}

function closest<T>(things: readonly T[], where: (thing: T) => Point | null, to: Point, within: number): T | null {
  let best: T | null = null
  let bestGap = within
  for (const thing of things) {
    const at = where(thing)
    const gap = at === null ? Infinity : apart(at, to)
    if (gap <= bestGap) [best, bestGap] = [thing, gap]
  }
  return best
}

/** What is chosen after a tap; null if the tap hits nothing that could be. `reach` is how near is near enough. */
export function tapped(scene: Scene, at: Point, reach: number): Pick | null {
  const { options, pick, meeples, asked } = scene
  const way = asked === null ? null : closest(waysOf(scene), (one) => moved(asked, one, ARROW), at, Math.max(16, reach))
  if (way !== null) return { ...pick, way }
  const seat = closest(valuesOf(options, pick, 'seat'), (one) => meeples[one] ?? null, at, Math.max(14, reach))
  if (seat !== null && missing(options, without(pick, 'seat')) === 'seat') return picking(options, pick, 'seat', seat)
  return slotsOf(scene).length === 0 && pick.at === undefined ? null : tappedSlot(options, pick, slotAt(at))
}

/** The slot next in this direction, as the arrow keys go; the first one if there is none yet. */
export function towards(slots: readonly Slot[], from: Slot | null, way: Way): Slot | null {
  if (from === null)
    return slots.reduce<Slot | null>(
      (best, slot) => (best === null || Math.hypot(...slot) < Math.hypot(...best) ? slot : best),
      null,
    )
  const here = slotPoint(from)
  const ahead = moved({ x: 0, y: 0 }, way, 1)
  let best: Slot | null = null
  let bestCost = Infinity
  for (const slot of slots) {
    const there = slotPoint(slot)
    const along = (there.x - here.x) * ahead.x + (there.y - here.y) * ahead.y
    const aside = Math.abs((there.x - here.x) * ahead.y) + Math.abs((there.y - here.y) * ahead.x)
    const cost = along + 2 * aside
    if (along > 0 && cost < bestCost && !isSameSlot(slot, from)) [best, bestCost] = [slot, cost]
  }
  return best
}

/** Why a maze tile cannot be laid where it was tried, by the code of its refusal. */
export function whyNot(view: View, slot: Slot): string {
  if (view.tiles.some(({ at }) => isSameSlot(at, slot)) || (Math.abs(slot[0]) <= 1 && Math.abs(slot[1]) <= 1))
    return 'slot_taken'
  return view.exits.some(([x, y]) => isSameSlot([x, y], slot)) ? 'edges_differ' : 'not_attached'
}
