import { describe, expect, it } from 'vitest'
import { aView } from './a-view'
import { after, EMPTY, settled } from './pile-show'

const played = (tile: number, rot: number) => ({ type: 'tile_played', seat: 1, tile, rot, blind: false }) as const

describe('the pile', () => {
  it('shows the top of the view and nothing below it at rest', () => {
    const shown = settled(aView({ top: { tile: 7, rot: 3 } }))

    expect(shown).toEqual({
      face: { tile: 7, angle: -90 },
      under: null,
      from: null,
      dark: false,
      flicker: false,
      markers: [],
    })
  })

  it('keeps the covered tile only while the next one is moving', () => {
    const before = settled(aView({ top: { tile: 7, rot: 0 } }))
    const moving = after(before, played(9, 1))

    expect(moving.under).toEqual({ tile: 7, angle: 0 })
    expect(after(moving, { type: 'turn_began', seat: 2, extra: false }).under).toBeNull()
    expect(settled(aView({ top: { tile: 9, rot: 1 } }), moving).under).toBeNull()
  })

  it('turns on past a full circle instead of spinning back', () => {
    const laid = after(EMPTY, played(9, 3))
    const turned = after(laid, { type: 'pile_turned', quarters: 2 })

    expect(turned.face?.angle).toBe(450)
    expect(settled(aView({ top: { tile: 9, rot: 1 } }), turned).face?.angle).toBe(450)
  })

  it('shows no tile when the lights are out, not even below the next one', () => {
    const lit = settled(aView({ top: { tile: 7, rot: 0 } }))
    const flicker = after(lit, { type: 'blackout_coming', until: 1500 })
    const dark = after(flicker, { type: 'lights_out' })

    expect(flicker.flicker).toBe(true)
    expect(dark).toMatchObject({ face: null, dark: true, flicker: false })
    expect(after(dark, played(9, 0)).under).toBeNull()
  })

  it('gathers LOST tiles and clears them when the next tile covers them', () => {
    const one = after(settled(aView()), { type: 'lost_declared', seat: 2, asks: 0 })
    const two = after(one, { type: 'answered', seat: 0, join: true, asks: 1 })

    expect(after(two, { type: 'answered', seat: 1, join: false, asks: null }).markers).toEqual([2, 0])
    expect(after(two, played(9, 0)).markers).toEqual([])
  })
})
