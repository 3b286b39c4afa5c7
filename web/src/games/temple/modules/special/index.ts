/** Special chambers: the link, the doubles, and the chalice that must not stay inside. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import { chaliceLines } from './chalice'
import ChalicePieces from './ChalicePieces.svelte'
import { specialDeeds } from './deeds'
import LinkedFloor from './floors/LinkedFloor.svelte'
import TreasureFloor from './floors/TreasureFloor.svelte'
import { isSpent } from './special'
import Strip from './Strip.svelte'

const RINGS: readonly string[] = ['linked_1', 'linked_2', 'linked_3']

export const MODULE: TempleModule = {
  id: 'special',
  floors: { ...Object.fromEntries(RINGS.map((tile) => [tile, LinkedFloor])), treasure_chamber: TreasureFloor },
  Pieces: ChalicePieces,
  Strip,
  deeds: specialDeeds,
  lines: (view, number, { t }) => {
    const tile = view.chambers[number]?.tile ?? ''
    const spent = RINGS.includes(tile) && isSpent(view) ? [t('ui.special.link_spent')] : []
    return [...spent, ...(view.modules.includes('quests') ? [] : chaliceLines(view, number, t))]
  },
  sounds: {
    tm_chalice: chord([523, 659, 784, 1047], 0.1, 0.5, 0.26),
    tm_carry: chord([784, 988], 0.09, 0.3, 0.2),
    tm_saved: chord([523, 659, 784, 1047, 1319, 1568], 0.09, 0.6, 0.28),
    tm_fell: [
      { wave: 'triangle', from: 880, to: 310, length: 0.3, loud: 0.24 },
      { wave: 'triangle', from: 620, to: 240, at: 0.24, length: 0.3, loud: 0.18 },
    ],
    tm_link: chord([659, 831, 988, 1319, 1661], 0.07, 0.42, 0.28),
  },
  heard: {
    chalice_found: 'tm_chalice',
    chalice_carried: 'tm_carry',
    chalice_saved: 'tm_saved',
    chalice_fell: 'tm_fell',
    link_lit: 'tm_link',
  },
}
