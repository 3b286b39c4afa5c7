/** For tests and figures: the tiles of the base game as the catalogue tells them. */
import type { Face, TempleCatalogue, TileInfo } from './types'

const tile = (entry: string, gems: TileInfo['gems'] = null, more = ''): TileInfo => ({
  entry,
  gems,
  mask: more.includes('m'),
  chest: more.includes('c'),
  stairs: 'S',
})
const three = (icon: Face): TileInfo['gems'] => ({ icon, table: [4, 7, 10] })
const one = (icon: Face): TileInfo['gems'] => ({ icon, table: [4] })

export const A_BOOK: TempleCatalogue = {
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
}
