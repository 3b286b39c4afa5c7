/** Looking at a location tile, and telling the others about one. */
import type { DeedScene, ModuleDeed } from '../module'
import PeekArt from './art/PeekArt.svelte'
import { cursedOf, hintsLeft, peekCost, spokenOf, type Cursed } from './cursed'

export function cursedDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const cursed = cursedOf(scene.view)
  const node = scene.view.seats[scene.seat]?.node ?? null
  if (cursed === undefined || node === null) return []
  return [...peek(scene, cursed, node >> 1), ...hints(scene, cursed, node >> 1)]
}

function peek({ view, book, seat, may, t }: DeedScene, cursed: Cursed, chamber: number): ModuleDeed[] {
  const location = cursed.lying[chamber]
  if (location === undefined || cursed.peeked[seat]?.includes(location) === true) return []
  return [
    {
      id: 'peek',
      label: t('ui.cursed_gems.peek'),
      cost: view.seats[seat]?.prices.find(({ deed }) => deed === 'peek')?.cost ?? peekCost(book),
      action: may.find(({ type }) => type === 'peek') ?? null,
      Sign: PeekArt,
    },
  ]
}

/** Who is silenced tells nothing. */
function hints({ view, book, seat, t }: DeedScene, cursed: Cursed, chamber: number): ModuleDeed[] {
  const location = spokenOf(cursed, chamber)
  if (location === null || view.seats[seat]?.silent === true) return []
  return hintsLeft(cursed, book, location).map((hint) => ({
    id: `hint.${hint}`,
    label: t('ui.cursed_gems.say', { hint: t(`hint.${hint}`) }),
    action: { type: 'hint', location, hint },
  }))
}
