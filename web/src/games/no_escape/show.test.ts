import { describe, expect, it } from 'vitest'
import { A_BOOK } from './a-book'
import { aView, laid, standing } from './a-view'
import { after, EMPTY, meeplePoint, settled } from './show'
import type { Event } from './wire'

const view = aView({
  tiles: [laid('triple', [0, -2]), laid('tee', [2, 0], 3)],
  meeples: [standing([0, 0, 4], 0), standing([0, -2, 2], 0)],
})
const start = settled(view, EMPTY)
const played = (...events: Event[]): ReturnType<typeof after> => events.reduce(after, start)
const where = (shown: typeof start): string[] =>
  shown.tiles.map(({ tile, at, rot }) => `${tile} ${at.join()} ${rot}`).sort()

describe('what is drawn while events are played out', () => {
  it('moves a meeple step by step', () => {
    const shown = played({ type: 'stepped', seat: 1, to: [0, -2, 1], heading: 0, came_from: 2 })
    expect(shown.meeples[1]).toMatchObject({ spot: [0, -2, 1], how: 'walk' })
  })

  it('flies whoever spent energy', () => {
    const shown = played(
      { type: 'energy_spent', seat: 0 },
      { type: 'stepped', seat: 0, to: [0, -2, 2], heading: 0, came_from: 2 },
    )
    expect(shown.meeples[0]?.how).toBe('fly')
  })

  it('swaps tiles with their rotations', () => {
    expect(where(played({ type: 'tiles_swapped', seat: 0, at: [0, -2], to: [2, 0], rot: 1, to_rot: 0 }))).toEqual([
      'tee 0,-2 0',
      'triple 2,0 1',
    ])
  })

  it('turns the short way round', () => {
    const shown = played({ type: 'tile_turned', seat: 0, at: [2, 0], rot: 0 })
    expect(shown.tiles.find(({ tile }) => tile === 'tee')).toMatchObject({ rot: 0, turns: 4 })
  })

  it('opens a side for a New Path', () => {
    const shown = played({ type: 'path_laid', seat: 0, at: [0, -2], side: 3 })
    expect(shown.tiles.find(({ tile }) => tile === 'triple')).toMatchObject({ strip: true, rot: 2 })
  })

  it('replaces and takes away tiles', () => {
    expect(where(played({ type: 'tile_replaced', seat: 0, gone: 'tee', tile: 'corner', at: [2, 0], rot: 1 }))).toEqual([
      'corner 2,0 1',
      'triple 0,-2 0',
    ])
    expect(where(played({ type: 'tile_breached', seat: 0, tile: 'tee', at: [2, 0] }))).toEqual(['triple 0,-2 0'])
  })

  it('turns a meeple back to where it came from', () => {
    const shown = played(
      { type: 'stepped', seat: 1, to: [0, -2, 1], heading: 0, came_from: 2 },
      { type: 'faced_about', seat: 1, by: 0 },
    )
    expect(shown.meeples[1]).toMatchObject({ heading: 2, came_from: 0 })
  })

  it('keeps the name of a tile, so that it travels instead of vanishing', () => {
    const moved = played({ type: 'tile_shifted', seat: 0, at: [2, 0], to: [0, -3], rot: 0 })
    const ids = (tiles: readonly { id: number; tile: string }[]): number | undefined =>
      tiles.find(({ tile }) => tile === 'tee')?.id
    expect(ids(moved.tiles)).toBe(ids(start.tiles))
    const rest = settled(aView({ tiles: [laid('triple', [0, -2]), laid('tee', [0, -3])] }), moved)
    expect(ids(rest.tiles)).toBe(ids(start.tiles))
  })
})

it('draws everybody on the hub at a place of their own', () => {
  const shown = settled(aView(), EMPTY)
  expect(meeplePoint(A_BOOK, 'small', shown, 0)).not.toEqual(meeplePoint(A_BOOK, 'small', shown, 1))
  expect(meeplePoint(A_BOOK, 'small', start, 1)).toEqual({ x: 0, y: -150 })
})

it('shows the tiles that come off the pile until one of them is laid', () => {
  const discarded: Event = { type: 'hand_discarded', seat: 1, tiles: ['beam'] }
  const useless: Event = { type: 'tile_flipped', seat: 1, tile: 'beam', fits: false }
  const fitting: Event = { type: 'tile_flipped', seat: 1, tile: 'tee', fits: true }
  const shown = played(discarded, useless, fitting)
  expect(shown.flips).toEqual({ seat: 1, tiles: ['beam', 'tee'], fits: true })
  expect(settled(aView({ turn: 1, step: 'flip', flipped: 'tee' }), shown).flips).toEqual(shown.flips)
  expect(settled(aView({ turn: 1, step: 'flip', flipped: 'tee' }), EMPTY).flips).toEqual({
    seat: 1,
    tiles: ['tee'],
    fits: true,
  })
  expect(
    after(shown, { type: 'tile_placed', seat: 1, tile: 'tee', at: [0, 2], rot: 0, flipped: true }).flips,
  ).toBeNull()
})
