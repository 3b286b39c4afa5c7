/** In the Pit: how many black masks one has, and whether they suffice. */
import type { DeedScene, ModuleDeed } from '../module'
import PitArt from './art/PitArt.svelte'

/** So many black masks light it. */
const MASKS = 5

export function pitDeeds({ view, seat, may, t }: DeedScene): readonly ModuleDeed[] {
  const own = view.seats[seat]
  const chamber = own?.node == null ? undefined : view.chambers[own.node >> 1]
  if (own === undefined || chamber?.tile !== 'pit' || chamber.gems_done !== null || view.depot === 0) return []
  const masks = own.dice.filter(({ face, counts_as }) => (counts_as ?? face) === 'B').length
  return [
    {
      id: 'light',
      label: t('ui.do.light_pit'),
      about: t('tile.pit.about'),
      count: `${Math.min(masks, MASKS)}/${MASKS}`,
      action: may.find(({ type }) => type === 'light_pit') ?? null,
      Sign: PitArt,
    },
  ]
}
