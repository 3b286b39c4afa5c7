/** The Totem: a tower of masks, and whoever builds it. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import { totemDeeds } from './deeds'
import Strip from './Strip.svelte'
import { totemOf } from './totem'
import TotemFloor from './TotemFloor.svelte'

export const MODULE: TempleModule = {
  id: 'totem',
  floors: { totem: TotemFloor },
  Strip,
  deeds: totemDeeds,
  lines: (view, number, { t }) => {
    if (view.chambers[number]?.tile !== 'totem') return []
    return [t('ui.totem.here', { n: totemOf(view)?.tower.length ?? 0 })]
  },
  sounds: {
    tm_stack: [{ wave: 'triangle', from: 520, to: 430, length: 0.1, loud: 0.3 }],
    tm_tumble: [
      { wave: 'noise', from: 1400, to: 300, length: 0.4, loud: 0.3 },
      { wave: 'triangle', from: 210, to: 120, at: 0.1, length: 0.14, loud: 0.3 },
      { wave: 'triangle', from: 180, to: 100, at: 0.26, length: 0.14, loud: 0.26 },
    ],
    tm_totem: chord([196, 294, 392, 588], 0.08, 0.4, 0.26),
  },
  heard: { die_stacked: 'tm_stack', tower_fell: 'tm_tumble', totem_sated: 'tm_totem' },
}
