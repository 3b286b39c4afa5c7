/** Exchange and Teleporter: a curse for a treasure, and a token that joins two places. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import Badge from './Badge.svelte'
import { exchangeDeeds } from './deeds'
import { exchangeOf } from './exchange'
import ExchangeFloor from './floors/ExchangeFloor.svelte'
import TeleporterFloor from './floors/TeleporterFloor.svelte'
import Pieces from './Pieces.svelte'

export const MODULE: TempleModule = {
  id: 'exchange',
  floors: { exchange: ExchangeFloor, teleporter: TeleporterFloor },
  Pieces,
  Badge,
  deeds: exchangeDeeds,
  lines: (view, number, { t }) => {
    const token = exchangeOf(view)?.token ?? null
    return token !== null && token >> 1 === number ? [t('ui.exchange.here')] : []
  },
  sounds: {
    tm_trade: chord([440, 330, 554], 0.09, 0.2, 0.24),
    tm_token: [{ wave: 'triangle', from: 330, to: 494, length: 0.22, loud: 0.26 }],
    tm_warp: [
      { wave: 'sine', from: 240, to: 1100, length: 0.3, loud: 0.2 },
      { wave: 'noise', from: 1200, to: 3000, at: 0.04, length: 0.24, loud: 0.12 },
    ],
  },
  heard: {
    curse_exchanged: 'tm_trade',
    treasure_drawn: 'tm_chest',
    token_taken: 'tm_token',
    token_dropped: 'tm_token',
    warped: 'tm_warp',
  },
}
