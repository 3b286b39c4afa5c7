/** What one can do at the exchange, at the token and at the teleporter. */
import { chamberOf } from '../../temple'
import type { Action } from '../../wire'
import { placeWords } from '../../words'
import type { DeedScene, ModuleDeed } from '../module'
import ScalesArt from './art/ScalesArt.svelte'
import TokenArt from './art/TokenArt.svelte'
import WarpArt from './art/WarpArt.svelte'
import { exchangeOf, type Exchange } from './exchange'

const find = (may: readonly Action[], type: Action['type']): Action | null =>
  may.find((one) => one.type === type) ?? null

export function exchangeDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const kept = exchangeOf(scene.view)
  const node = scene.view.seats[scene.seat]?.node ?? null
  if (kept === undefined || node === null) return []
  return [...trades(scene, kept, node), ...token(scene, kept, node), ...warp(scene, kept, node)]
}

/** One for each curse that could go; where none can go now, why not. */
function trades({ view, seat, may, t }: DeedScene, kept: Exchange, node: number): ModuleDeed[] {
  if (view.chambers[chamberOf(node)]?.tile !== 'exchange') return []
  const offers = may.filter((one): one is Extract<Action, { type: 'exchange_curse' }> => one.type === 'exchange_curse')
  if (offers.length === 0) {
    const about = t(kept.traded[seat] === true ? 'refusal.exchanged_already' : 'tile.exchange.about')
    return [{ id: 'trade', label: t('tile.exchange'), about, action: null, Sign: ScalesArt }]
  }
  return offers.map((offer) => ({
    id: `trade.${offer.curse}`,
    label: t('ui.exchange.give', { curse: t(`curse.${offer.curse}`) }),
    action: offer,
    Sign: ScalesArt,
  }))
}

function token({ seat, may, t }: DeedScene, kept: Exchange, node: number): ModuleDeed[] {
  if (kept.carrier === seat)
    return [{ id: 'drop', label: t('ui.exchange.drop'), action: find(may, 'drop_token'), Sign: TokenArt }]
  if (kept.token !== node) return []
  return [{ id: 'take', label: t('ui.exchange.take'), action: find(may, 'take_token'), Sign: TokenArt }]
}

function warp({ view, may, t }: DeedScene, kept: Exchange, node: number): ModuleDeed[] {
  if (node !== kept.teleporter && node !== kept.token) return []
  const to = node === kept.teleporter ? kept.token : kept.teleporter
  if (to === null || to === node)
    return [
      { id: 'warp', label: t('ui.exchange.warp'), about: t('tile.teleporter.about'), action: null, Sign: WarpArt },
    ]
  const where = placeWords(view, chamberOf(to), t) || t('tile.start')
  return [
    {
      id: 'warp',
      label: t('ui.exchange.warp'),
      about: t('ui.exchange.to', { where }),
      action: find(may, 'warp'),
      Sign: WarpArt,
    },
  ]
}
