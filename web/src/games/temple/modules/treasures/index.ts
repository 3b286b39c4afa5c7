/** Treasures that more than one module brings, or a sixth player: here, so that they are drawn whoever brings them. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import Pieces from './Pieces.svelte'
import TorchArt from './TorchArt.svelte'
import { torchesOf } from './torches'

export const MODULE: TempleModule = {
  id: 'treasures',
  cards: { large_torch: TorchArt },
  Pieces,
  lines: (view, number, { t }) =>
    torchesOf(view).some((node) => node >> 1 === number) ? [t('ui.treasures.torch_here')] : [],
  sounds: {
    tm_blaze: [
      { wave: 'noise', from: 500, to: 2400, length: 0.5, loud: 0.2 },
      ...chord([392, 523, 659], 0.08, 0.4, 0.22),
    ],
    tm_out_of_light: [{ wave: 'noise', from: 1600, to: 200, length: 0.6, loud: 0.18 }],
  },
  heard: { torch_lit: 'tm_blaze', torches_went_out: 'tm_out_of_light' },
}
