/** Carrying the chalice: for whichever module keeps it. */
import { chamberOf, nodeAt, opposite, waysOf } from '../../temple'
import type { DeedScene, ModuleDeed } from '../module'
import ChaliceArt from './art/ChaliceArt.svelte'
import { chaliceOf } from './special'

/** Through every way out of the place where both are: the frame, and a torch. */
export function carryDeeds({ view, book, seat, may, t }: DeedScene): ModuleDeed[] {
  const node = view.seats[seat]?.node ?? null
  const prices = view.seats[seat]?.prices ?? []
  if (node === null || chaliceOf(view)?.node !== node) return []
  return waysOf(view, book, chamberOf(node)).flatMap((way) => {
    if (way.is !== 'way' || nodeAt(view, book, chamberOf(node), way.side) !== node) return []
    const to = nodeAt(view, book, way.to, opposite(way.side))
    const entry = prices.find(({ deed, to: priced }) => deed === 'enter' && priced === (to & ~1))?.cost ?? way.cost
    const exit = view.exit === way.to
    return [
      {
        id: `carry.${way.side}`,
        label: t(exit ? 'ui.special.carry_out' : 'ui.special.carry', { side: t(`ui.side.${way.side}`) }),
        cost: `${entry}T`,
        action: may.find((one) => one.type === 'carry' && one.side === way.side) ?? null,
        Sign: ChaliceArt,
      },
    ]
  })
}

export function chaliceLines(view: DeedScene['view'], number: number, t: DeedScene['t']): string[] {
  const chalice = chaliceOf(view)
  if (chalice === undefined) return []
  if (chalice.saved && view.exit === number) return [t('ui.special.chalice_saved')]
  return chalice.node !== null && chamberOf(chalice.node) === number ? [t('ui.special.chalice_here')] : []
}
