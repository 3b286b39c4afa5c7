// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import en from '../../../../../../src/wayout/games/temple/text/en.json'
import { fill, sentence } from '../../../../i18n/fill'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView } from '../../a-view'
import { story } from '../../story'
import type { Action, View } from '../../wire'
import { exchangeDeeds } from './deeds'
import type { Exchange } from './exchange'
import { MODULE } from '.'

const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)
const PLAIN: Exchange = {
  traded: [false, false, false],
  warp_from: [0, 0, 0],
  teleporter: 8,
  token: 8,
  carrier: null,
}
const view = (node: number, differs: Partial<Exchange> = {}): View => {
  const plain = aView({ modules: ['exchange'], extra: { exchange: { ...PLAIN, ...differs } } })
  const more = { 3: aChamber('exchange', 1, 1, [0, 1, 2]), 4: aChamber('teleporter', 0, 1, [0, 2, 3]) }
  return { ...plain, chambers: { ...plain.chambers, ...more }, seats: { ...plain.seats, 0: aSeat({ node }) } }
}
const deeds = (seen: View, may: readonly Action[] = []) =>
  exchangeDeeds({ view: seen, book: A_BOOK, seat: 0, may, t, name: String })

describe('the exchange chamber and the teleporter on the screen', () => {
  it('has a button for every curse that could go, or says why there is none', () => {
    const offer: Action = { type: 'exchange_curse', curse: 'mask' }
    expect(deeds(view(6), [offer])).toMatchObject([{ label: 'Give away: Mask', action: offer }])
    expect(deeds(view(6))).toMatchObject([{ id: 'trade', action: null }])
    expect(deeds(view(6, { traded: [true] }))[0]?.about).toBe(t('refusal.exchanged_already'))
    expect(deeds(view(0), [offer])).toEqual([])
  })

  it('lets one take the token where it lies, and put it down', () => {
    const take: Action = { type: 'take_token' }
    expect(deeds(view(8), [take]).map(({ id, action }) => [id, action])).toEqual([
      ['take', take],
      ['warp', null],
    ])
    const carried = { token: null, carrier: 0 }
    expect(deeds(view(2, carried), [{ type: 'drop_token' }])).toMatchObject([
      { id: 'drop', action: { type: 'drop_token' } },
    ])
    expect(deeds(view(2, { token: null, carrier: 1 }))).toEqual([])
  })

  it('says where a warp leads', () => {
    const warp: Action = { type: 'warp' }
    expect(deeds(view(8, { token: 0 }), [warp])).toMatchObject([{ id: 'warp', about: 'To: Starting chamber' }])
    expect(deeds(view(0, { token: 0 }), [warp]).at(-1)).toMatchObject({ id: 'warp', action: warp })
  })

  it('names the token in the list of chambers, and tells what was traded', () => {
    const words = { t, name: String }
    expect(MODULE.lines?.(view(0), 4, words)).toEqual([t('ui.exchange.here')])
    expect(MODULE.lines?.(view(0), 1, words)).toEqual([])
    expect(story({ type: 'token_moved', node: 8, found: true }, t, String)?.key).toBe('event.token_moved.found')
    expect(story({ type: 'visit_begun', seat: 0 }, t, String)).toBeNull()
  })
})
