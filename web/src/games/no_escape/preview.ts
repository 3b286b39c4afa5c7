/** How the maze would look with what is chosen: drawn as ghosts, decided by nobody but the server. */
import { isSameSlot } from './geometry'
import type { Option } from './choice'
import type { Slot, Way } from './terms'
import type { LaidTile, View } from './wire'

export interface Preview {
  /** Tiles as they would lie. */
  tiles: readonly LaidTile[]
  /** What would be gone from where it lies now. */
  gone: readonly Slot[]
  /** Spaces or tiles that it is about, and that stay as they are. */
  marked: readonly Slot[]
}

const NOTHING: Preview = { tiles: [], gone: [], marked: [] }

function relaid(view: View, from: Slot | undefined, at: Slot, rot: Way): LaidTile[] {
  const laid = from === undefined ? undefined : view.tiles.find((tile) => isSameSlot(tile.at, from))
  return laid === undefined ? [] : [{ ...laid, at, rot }]
}

function withStrip(view: View, at: Slot, side: Way): Preview {
  return { ...NOTHING, tiles: relaid(view, at, at, (side + 3) & 3).map((tile) => ({ ...tile, strip: true })) }
}

export function previewOf(option: Option | null, view: View): Preview {
  if (option === null) return NOTHING
  const { action, pick } = option
  const { at, to, rot, to_rot, side } = pick
  if (at === undefined) return NOTHING
  if (action.type === 'place_tile' || action.type === 'lay_tile')
    return { ...NOTHING, tiles: [{ at, tile: action.tile, rot: action.rot, strip: false }] }
  if (side !== undefined) return withStrip(view, at, side)
  if (to !== undefined && to_rot !== undefined) {
    return { ...NOTHING, tiles: [...relaid(view, at, to, rot ?? 0), ...relaid(view, to, at, to_rot)] }
  }
  if (to !== undefined) return { ...NOTHING, tiles: relaid(view, at, to, rot ?? 0), gone: [at] }
  if (rot !== undefined) return { ...NOTHING, tiles: relaid(view, at, at, rot) }
  if (action.type === 'play_action' && (action.tile === 'breach' || action.tile === 'collapse'))
    return { ...NOTHING, gone: [at] }
  return { ...NOTHING, marked: [at] }
}

/** All tiles as they would lie. */
export function relaidTiles(tiles: readonly LaidTile[], preview: Preview): LaidTile[] {
  const touched = [...preview.gone, ...preview.tiles.map(({ at }) => at)]
  return [...tiles.filter(({ at }) => !touched.some((slot) => isSameSlot(slot, at))), ...preview.tiles]
}

/** The tile that somebody has just laid, for everybody to see while it may be aborted. */
export function judged({ window, stake, placed }: View): Preview | null {
  return window !== null && stake === 'maze' && placed !== null ? { ...NOTHING, marked: [placed] } : null
}

/** What an announced action is about, for everybody to see before it happens. */
export function announcedPreview(view: View): Preview {
  if (view.announced === null || view.targets === null) return NOTHING
  const { at, to, rot, to_rot, side } = view.targets
  const pick = Object.fromEntries(Object.entries({ at, to, rot, to_rot, side }).filter(([, value]) => value != null))
  return previewOf({ action: { type: 'play_action', tile: view.announced, targets: view.targets }, pick }, view)
}
