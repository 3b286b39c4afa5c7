/** The Fountain: a lost die comes back. */
import type { TempleModule } from '../module'
import PoisonCard from './art/PoisonCard.svelte'
import VinesCard from './art/VinesCard.svelte'
import { fountainDeeds } from './deeds'
import FountainFloor from './FountainFloor.svelte'

export const MODULE: TempleModule = {
  id: 'fountain',
  floors: { fountain: FountainFloor },
  deeds: fountainDeeds,
  cards: { poison: PoisonCard, strangle_vines: VinesCard },
  sounds: {
    tm_water: [
      { wave: 'sine', from: 520, to: 1240, length: 0.12, loud: 0.22 },
      { wave: 'sine', from: 700, to: 1580, at: 0.14, length: 0.12, loud: 0.2 },
      { wave: 'noise', from: 2400, to: 900, at: 0.1, length: 0.4, loud: 0.14 },
    ],
  },
  heard: { die_regained: 'tm_water' },
}
