/** What one can do about traps where one stands. */
import type { DeedScene, ModuleDeed } from '../module'
import CliffArt from './art/CliffArt.svelte'
import InvocationArt from './art/InvocationArt.svelte'
import { CLIMBING, SUMMONING, trapOf } from './traps'

export function trapDeeds({ view, seat, may, t }: DeedScene): readonly ModuleDeed[] {
  const trap = trapOf(view, seat)
  const cost = trap === null ? undefined : CLIMBING[trap]
  if (trap !== null && cost !== undefined) {
    const action = may.find(({ type }) => type === 'climb') ?? null
    return [{ id: 'climb', label: t('ui.traps.climb'), about: t('ui.traps.alone'), cost, action, Sign: CliffArt }]
  }
  const node = view.seats[seat]?.node ?? null
  if (node === null || view.chambers[node >> 1]?.tile !== 'invocation') return []
  const others = Object.values(view.seats).filter((one) => one.node !== null && one.node !== node)
  if (others.length === 0) return []
  const action = may.find(({ type }) => type === 'summon') ?? null
  return [
    {
      id: 'summon',
      label: t('ui.traps.summon'),
      about: t('ui.traps.summon.about'),
      cost: SUMMONING,
      action,
      Sign: InvocationArt,
    },
  ]
}
