/** At the Fountain: what it costs, and whether there is a die to bring back. */
import type { View } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import DropArt from './art/DropArt.svelte'

/** As the module shows it: by seat, who has had a die back. */
export const regained = (view: View): readonly boolean[] =>
  (view.extra['fountain'] as { regained: readonly boolean[] } | undefined)?.regained ?? []

export function fountainDeeds({ view, seat, may, t }: DeedScene): readonly ModuleDeed[] {
  const own = view.seats[seat]
  const chamber = own?.node == null ? undefined : view.chambers[own.node >> 1]
  if (own === undefined || chamber?.tile !== 'fountain') return []
  const drank = regained(view)[seat] === true
  const misses = own.dice.some(({ state }) => state === 'lost')
  return [
    {
      id: 'drink',
      label: t('ui.do.drink'),
      about: t(drank ? 'refusal.drank_already' : misses ? 'tile.fountain.about' : 'refusal.no_lost_die'),
      ...(drank || !misses ? {} : { cost: 'GG' }),
      action: may.find(({ type }) => type === 'drink') ?? null,
      Sign: DropArt,
    },
  ]
}
