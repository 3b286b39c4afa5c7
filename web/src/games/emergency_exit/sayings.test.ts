import { describe, expect, it } from 'vitest'
import { sayings } from './sayings'
import type { TileInfo } from './terms'

const tiles: TileInfo[] = [
  { id: 'START', kind: 'start', character: null, hazard: null },
  { id: 'L2', kind: 'left', character: null, hazard: 'arrow' },
]
const t = (key: string, params: Record<string, string | number> = {}): string =>
  key.startsWith('kind') ? key : [key, ...Object.values(params)].join(' ')
const name = (seat: number): string => 'ABC'.charAt(seat)

describe('what is said aloud', () => {
  it('is the tile as it is laid and the danger it sets off, in order', () => {
    const said = sayings(
      [
        { type: 'tile_played', seat: 1, tile: 1, rot: 0, blind: false },
        { type: 'pile_turned', quarters: 1 },
        { type: 'tile_drawn', seat: 1, tile: null },
        { type: 'turn_began', seat: 2, extra: false },
      ],
      tiles,
      t,
      name,
    )

    expect(said).toEqual([expect.stringContaining('ui.say.tile B'), 'event.pile_turned.1'])
    expect(said[0]).toContain('kind.left')
  })

  it('is the plain line where the tile is veiled', () => {
    expect(sayings([{ type: 'tile_played', seat: 1, tile: null, rot: null, blind: false }], tiles, t, name)).toEqual([
      'event.tile_played B',
    ])
  })

  it('is nothing when nothing happened', () => {
    expect(sayings([], tiles, t, name)).toEqual([])
  })
})
