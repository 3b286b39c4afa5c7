/** Illusions: chambers that are there until the doors slam. */
import type { TempleModule } from '../module'
import IllusionFloor from './IllusionFloor.svelte'

const TILES = [1, 2, 3, 4, 5, 6].map((number) => `illusion_${number}`)

export const MODULE: TempleModule = {
  id: 'illusions',
  floors: Object.fromEntries(TILES.map((tile) => [tile, IllusionFloor])),
  lines: (view, number, { t }) => (TILES.includes(view.chambers[number]?.tile ?? '') ? [t('ui.illusions.fades')] : []),
  sounds: {
    tm_vanish: [
      { wave: 'sine', from: 1400, to: 220, length: 0.9, loud: 0.2 },
      { wave: 'sine', from: 1900, to: 320, at: 0.12, length: 0.9, loud: 0.14 },
      { wave: 'noise', from: 4000, to: 600, at: 0.05, length: 0.8, loud: 0.1 },
    ],
  },
  heard: { chambers_lifted: 'tm_vanish' },
}
