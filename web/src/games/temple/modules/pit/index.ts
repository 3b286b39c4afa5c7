/** The Pit: black masks are good for something. */
import type { TempleModule } from '../module'
import LostTreasureCard from './art/LostTreasureCard.svelte'
import ReallyCursedCard from './art/ReallyCursedCard.svelte'
import { pitDeeds } from './deeds'
import Picture from './Picture.svelte'
import PitFigure from './PitFigure.svelte'
import PitFloor from './PitFloor.svelte'

export const MODULE: TempleModule = {
  id: 'pit',
  floors: { pit: PitFloor },
  deeds: pitDeeds,
  cards: { lost_treasure: LostTreasureCard, really_cursed: ReallyCursedCard },
  Picture,
  figures: { 'TMP-2.10.9': PitFigure },
}
