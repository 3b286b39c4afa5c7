import { expect, it } from 'vitest'
import { signed } from './signs'
import type { TileInfo } from './terms'

it('shows danger signs in Danger mode alone', () => {
  const tile: TileInfo = { id: 'T1', kind: 'straight', character: 'courier', hazard: 'bolt' }
  expect(signed([tile], true)).toEqual([tile])
  expect(signed([tile], false)).toEqual([{ ...tile, hazard: null }])
})
