/** What one can do for the further quests where one stands. */
import { standing } from '../../temple'
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import { isAt, ownCost, questsOf, taskCost } from '../quests/quests'
import ChaosArt from './art/ChaosArt.svelte'
import SnakeArt from './art/SnakeArt.svelte'
import StarsArt from './art/StarsArt.svelte'
import { alight, chambersOf } from './chambers'

const one = (may: readonly Action[], type: Action['type']): Action | null =>
  may.find((action) => action.type === type) ?? null

export function chamberDeeds({ view, seat, may, t }: DeedScene): readonly ModuleDeed[] {
  const [quests, shown, own] = [questsOf(view), chambersOf(view), view.seats[seat]]
  const node = own?.node ?? null
  if (quests === undefined || shown === undefined || node === null) return []
  const deeds: ModuleDeed[] = []
  if (isAt(quests, node, 'chaos')) {
    const inside = Object.values(view.seats).filter(({ node: at, left }) => at !== null && !left).length
    // Two of them, so that no single press curses everybody.
    const count = `${standing(view, node).length}/${inside}`
    deeds.push({
      id: 'chaos',
      label: t('tile.chaos'),
      about: t('tile.chaos.about'),
      count,
      action: null,
      Sign: ChaosArt,
    })
    deeds.push({
      id: 'chaos.call',
      label: t('ui.quest_chambers.chaos'),
      about: t('ui.quest_chambers.chaos.about'),
      action: one(may, 'call_chaos'),
    })
  }
  if (isAt(quests, node, 'constellation')) {
    const places = Object.entries(shown.stars)
    const missing = places.flatMap(([place, who]) => (who === null ? [t(`ui.quest_chambers.place.${place}`)] : []))
    deeds.push({
      id: 'constellation',
      label: t('ui.quest_chambers.stars'),
      ...(missing.length > 0 ? { about: t('ui.quest_chambers.missing', { places: missing.join(t('ui.comma')) }) } : {}),
      cost: ownCost(own, 'constellation', 'KK'),
      count: `${alight(shown)}/${places.length}`,
      action: one(may, 'align_stars'),
      Sign: StarsArt,
    })
  }
  if (shown.snakes.includes(node))
    deeds.push({
      id: 'snake',
      label: t('ui.quest_chambers.catch'),
      cost: taskCost(own, 'snake', 'TT'),
      pooled: [node],
      action: one(may, 'catch_snake'),
      Sign: SnakeArt,
    })
  if (isAt(quests, node, 'snake_pit'))
    deeds.push({
      id: 'mother',
      label: t('ui.quest_chambers.mother'),
      ...(shown.snakes.length > 0
        ? { about: t('ui.quest_chambers.snakes', { n: shown.snakes.length }) }
        : { cost: taskCost(own, 'mother', 'TTTTT'), pooled: [node] }),
      action: one(may, 'catch_mother'),
      Sign: SnakeArt,
    })
  return deeds
}
