/** New Characters: two chambers, two treasures, and two more to choose from. */
import type { TempleModule } from '../module'
import CloneArt from './art/CloneArt.svelte'
import PortalArt from './art/PortalArt.svelte'
import DungeonFloor from './floors/DungeonFloor.svelte'
import NarrowFloor from './floors/NarrowFloor.svelte'

export const MODULE: TempleModule = {
  id: 'new_characters',
  floors: { dungeon: DungeonFloor, narrow_gauge: NarrowFloor },
  cards: { portal: PortalArt, clone: CloneArt },
}
