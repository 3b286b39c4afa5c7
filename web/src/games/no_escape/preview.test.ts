import { expect, it } from 'vitest'
import { aView, laid } from './a-view'
import { optionsOf } from './choice'
import { announcedPreview, judged, previewOf } from './preview'
import type { AbortWindow, Action } from './wire'

const view = aView({ tiles: [laid('triple', [2, 0], 1), laid('tee', [0, -2])] })
const preview = (action: Action): ReturnType<typeof previewOf> => previewOf(optionsOf([action], view)[0] ?? null, view)

it('shows a tile where it would lie', () => {
  expect(preview({ type: 'place_tile', tile: 'tee', at: [3, 0], rot: 2 }).tiles).toEqual([laid('tee', [3, 0], 2)])
})

it('shows a strip on the side that it would open', () => {
  expect(preview({ type: 'lay_path', at: [2, 0], side: 0 }).tiles).toEqual([laid('triple', [2, 0], 3, true)])
})

it('shows both tiles of a swap, and what a shift leaves behind', () => {
  const swap = preview({ type: 'play_action', tile: 'swap', targets: { at: [2, 0], to: [0, -2], rot: 0, to_rot: 3 } })
  expect(swap.tiles).toEqual([laid('triple', [0, -2], 0), laid('tee', [2, 0], 3)])
  const shift = preview({ type: 'play_action', tile: 'shift', targets: { at: [2, 0], to: [0, -3], rot: 0 } })
  expect(shift).toMatchObject({ tiles: [laid('triple', [0, -3], 0)], gone: [[2, 0]] })
})

it('shows everybody what an announced action is about', () => {
  expect(announcedPreview(aView({ ...view, announced: 'breach', targets: { at: [2, 0] } })).gone).toEqual([[2, 0]])
  expect(announcedPreview(aView({ ...view, announced: 'beam', targets: { at: [2, 0] } })).marked).toEqual([[2, 0]])
  expect(announcedPreview(view)).toEqual({ tiles: [], gone: [], marked: [] })
})

it('marks the tile that somebody has laid, as long as it may be aborted', () => {
  const window: AbortWindow = { kind: 'abort', seat: 1, eligible: [0], waiting: [0], answer: null, fitting: [] }
  const placed = aView({ ...view, placed: [2, 0] })
  expect(judged({ ...placed, window, stake: 'maze' })?.marked).toEqual([[2, 0]])
  expect(judged({ ...placed, window, stake: 'roll' })).toBeNull()
  expect(judged(placed)).toBeNull()
})
