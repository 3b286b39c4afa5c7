/** The Pit: black masks are good for something. */
import type { TempleModule } from '../module'
import LostTreasureCard from './art/LostTreasureCard.svelte'
import ReallyCursedCard from './art/ReallyCursedCard.svelte'
import { pitDeeds } from './deeds'
import PitFloor from './PitFloor.svelte'

export const MODULE: TempleModule = {
  id: 'pit',
  floors: { pit: PitFloor },
  deeds: pitDeeds,
  cards: { lost_treasure: LostTreasureCard, really_cursed: ReallyCursedCard },
}
