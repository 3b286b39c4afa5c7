/** What the pile shows while events are played out; at rest it is the view's top and nothing else (EEO-9). */
import { nearestAngle } from './geometry'
import type { Way } from './terms'
import type { Event, View } from './wire'

export interface Face {
  tile: number
  /** Degrees, not wrapped, so that a turn goes the way the pile turned. */
  angle: number
}

export interface Shown {
  face: Face | null
  /** The tile being covered; only while the cover is still moving. */
  under: Face | null
  /** Who lays it. */
  from: number | null
  dark: boolean
  flicker: boolean
  markers: readonly number[]
}

export const EMPTY: Shown = { face: null, under: null, from: null, dark: false, flicker: false, markers: [] }

function faceOf(view: View, before: Face | null): Face | null {
  if (view.top === null) return null
  const from = before?.tile === view.top.tile ? before.angle : 0
  return { tile: view.top.tile, angle: nearestAngle(from, view.top.rot) }
}

/** At rest. The flicker before a blackout lasts until the lights are out. */
export function settled(view: View, before: Shown = EMPTY): Shown {
  const flicker = before.flicker && !view.dark && before.face?.tile === view.top?.tile
  return { face: faceOf(view, before.face), under: null, from: null, dark: view.dark, flicker, markers: view.markers }
}

const laid = (shown: Shown, tile: number, rot: Way, seat: number): Shown => ({
  face: { tile, angle: rot * 90 },
  under: shown.dark ? null : shown.face,
  from: seat,
  dark: false,
  flicker: false,
  markers: [],
})

/** One event further. */
export function after(shown: Shown, event: Event): Shown {
  const rest: Shown = { ...shown, under: null, from: null }
  switch (event.type) {
    case 'tile_played':
      return event.tile === null || event.rot === null ? rest : laid(shown, event.tile, event.rot, event.seat)
    case 'pile_turned':
      return rest.face ? { ...rest, face: { ...rest.face, angle: rest.face.angle + event.quarters * 90 } } : rest
    case 'blackout_coming':
      return { ...rest, flicker: true }
    case 'lights_out':
      return { ...rest, face: null, dark: true, flicker: false }
    case 'lost_declared':
      return { ...rest, markers: [...rest.markers, event.seat] }
    case 'answered':
      return event.join ? { ...rest, markers: [...rest.markers, event.seat] } : rest
    default:
      return rest
  }
}
