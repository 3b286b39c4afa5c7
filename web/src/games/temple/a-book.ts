/** For tests and figures: the tiles of the base game as the catalogue tells them. */
import type { Catalogue, TileInfo } from './wire'

const tile = (entry: string, gems: TileInfo['gems'] = null, more = ''): TileInfo => ({
  doors: 'NESW',
  entry,
  gems,
  mask: more.includes('m'),
  chest: more.includes('c'),
  stairs: 'S',
  closed: false,
  in_only: '',
  rear: '',
  most: gems?.table.at(-1)?.[1] ?? 0,
})
type Icon = NonNullable<TileInfo['gems']>['icon']
const three = (icon: Icon): TileInfo['gems'] => ({
  icon,
  table: [
    [4, 1],
    [7, 2],
    [10, 3],
  ],
})
const one = (icon: Icon): TileInfo['gems'] => ({ icon, table: [[4, 1]] })

export const A_BOOK: Catalogue = {
  tiles: {
    start: { ...tile('AA'), stairs: '' },
    exit: tile('AA'),
    gems_key_a: tile('AT', three('K')),
    gems_key_b: tile('AK', three('K')),
    gems_torch_a: tile('AK', three('T')),
    gems_torch_b: tile('AT', three('T')),
    b01: tile('AK', one('K')),
    b02: tile('AT', one('K')),
    b04: tile('TT', one('T')),
    b07: tile('AA'),
    b10: tile('KT'),
    b12: tile('KK'),
    b13: tile('AT'),
    c01: tile('AK', one('K'), 'm'),
    c04: tile('TT', one('T'), 'c'),
    c09: tile('AK', null, 'mc'),
    c12: tile('KK', null, 'mc'),
  },
  faces: ['A', 'A', 'K', 'T', 'G', 'B'],
  depot: { by_players: [], more: {}, spare: 0 },
  clock: { intro: 10_000, length: 600_000 },
  gems: [],
  warn_keys: 4,
  phrases: ['come', 'help', 'mask', 'gems', 'exit', 'home', 'wait', 'thanks', 'going_home', 'exploring', 'stuck'],
  loss_order: ['locked', 'blank', 'A', 'T', 'K', 'G'],
  modules: {},
}
