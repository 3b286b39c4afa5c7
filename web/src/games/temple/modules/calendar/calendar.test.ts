// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, Catalogue, View } from '../../wire'
import type { DeedScene } from '../module'
import { ahead, moreKeys, takenFrom } from './calendar'
import { calendarDeeds } from './deeds'
import { MODULE } from '.'

const BOOK = {
  ...A_BOOK,
  calendar: {
    swap: 'KKK',
    eternal: { spaces: ['sun', 'moon'], bars: [], keys: [] },
    doomed: { spaces: ['gear', 'sun'], bars: [1, 1, 1], keys: [3, 1, 0] },
  },
} as Catalogue
const t = (key: string, params: object = {}): string => [key, ...Object.values(params)].join(' ')

const under = (side: string, space = 0, differs: Partial<View> = {}): View =>
  aView({
    settings: { calendar: side },
    extra: { calendar: { space, tiles: { 1: 'sun', 2: 'moon' }, stack: 5, bottom: [], ran_out: false } },
    ...differs,
  })
const sceneOf = (view: View, may: Action[] = []): DeedScene => ({
  view,
  book: BOOK,
  seat: 0,
  may,
  t,
  name: () => 'Ann',
})
const inChamber = (may: Action[] = []): DeedScene => {
  const view = under('eternal')
  const chambers = { ...view.chambers, 3: aChamber('calendar', 0, 1, [2]) }
  return sceneOf({ ...view, chambers, seats: { ...view.seats, 0: aSeat({ node: 6 }) } }, may)
}

describe('the calendar', () => {
  it('tells what is ahead on either side, and what the exit costs', () => {
    expect(ahead(under('eternal', 1), BOOK)).toEqual(['moon'])
    expect(ahead(under('doomed'), BOOK)).toEqual(['gear', 'sun'])
    expect([moreKeys(under('eternal'), BOOK), moreKeys(under('doomed', 1), BOOK)]).toEqual([0, 1])
  })

  it('knows whose dice it has taken', () => {
    const held = dice('..').map((die) => ({ ...die, state: 'held' as const, held: 'calendar' }))
    expect(takenFrom(aView({ seats: { 0: aSeat(), 1: aSeat({ dice: held }) } }))).toEqual([1, 1])
  })

  it('lists swaps in its chamber alone, and says what they cost before they can be paid', () => {
    const swap: Action = { type: 'swap_symbols', one_chamber: 1, other_chamber: 2, pay: [] }
    expect(calendarDeeds(sceneOf(under('eternal'), [swap]))).toEqual([])
    expect(calendarDeeds(inChamber())).toMatchObject([{ id: 'swap', cost: 'KKK', action: null }])
    expect(calendarDeeds(inChamber([swap]))).toMatchObject([{ id: 'swap.1.2', action: swap }])
  })

  it('reads out the symbol of a chamber', () => {
    expect(MODULE.lines?.(under('eternal'), 1, { t, name: () => '' })).toEqual(['ui.calendar.here symbol.sun'])
    expect(MODULE.lines?.(under('eternal'), 0, { t, name: () => '' })).toEqual([])
  })
})
