import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, View } from '../../wire'
import { trapDeeds } from './deeds'
import { TOLD } from './told'
import { trapLines } from './lines'
import { keptIn, trapOf } from './traps'

const t = (key: string): string => key
const name = (seat: number): string => `seat ${seat}`
const CLIMB: Action = { type: 'climb', pay: [] }
const SUMMON: Action = { type: 'summon', pay: [] }

const inTrap = (tile: string, extra: object): View => {
  const view = aView({ modules: ['traps'], extra: { traps: extra } })
  return {
    ...view,
    seats: { ...view.seats, 0: aSeat({ node: 6, dice: dice('KKK..') }) },
    chambers: { ...view.chambers, 3: aChamber(tile, 1, 1, [0, 2]) },
  }
}
const deeds = (view: View, may: Action[] = []) => trapDeeds({ view, book: A_BOOK, seat: 0, may, t, name })
const NOBODY = { kept: {}, waiting: null }

describe('traps on the screen', () => {
  it('knows whom a trap keeps, and where', () => {
    const view = inTrap('cliff_key', { kept: { 0: 6 }, waiting: null })
    expect([trapOf(view, 0), trapOf(view, 1), keptIn(view, 3), keptIn(view, 0)]).toEqual(['cliff_key', null, [0], []])
  })

  it('lets one climb for three of the right icons, and tells so before they are there', () => {
    const view = inTrap('cliff_torch', { kept: { 0: 6 }, waiting: null })
    expect(deeds(view)).toMatchObject([{ id: 'climb', cost: 'TTT', action: null }])
    expect(deeds(view, [CLIMB])).toMatchObject([{ action: CLIMB }])
  })

  it('has nothing to climb for those who came later, or on a platform', () => {
    expect(deeds(inTrap('cliff_key', NOBODY))).toEqual([])
    expect(deeds(inTrap('moving_platform', { kept: { 0: 6 }, waiting: 3 }))).toEqual([])
  })

  it('lets one call the others into the invocation chamber while there are any', () => {
    const view = inTrap('invocation', NOBODY)
    expect(deeds(view, [SUMMON])).toMatchObject([{ id: 'summon', cost: 'KKK', action: SUMMON }])
    const all = Object.fromEntries([0, 1, 2].map((seat) => [seat, aSeat({ node: 6 })]))
    expect(deeds({ ...view, seats: all })).toEqual([])
  })

  it('says in words who cannot leave, and that the platform waits', () => {
    const view = inTrap('moving_platform', { kept: { 0: 6 }, waiting: 3 })
    expect(trapLines(view, 3, { t, name })).toEqual(['ui.traps.platform_waits', 'ui.traps.kept_here'])
    expect(trapLines(view, 0, { t, name })).toEqual([])
  })

  it('tells every trap in its own words', () => {
    expect(TOLD.detail?.({ type: 'trap_sprung', seat: 0, start: 2, to: 6, tile: 'slide_trap' })).toBe('slide_trap')
    const summoned = { type: 'summoned', seat: 0, seats: [1], to: 6, at: 1 } as const
    expect(TOLD.detail?.({ ...summoned, paid: [] })).toBe('trap')
    expect(TOLD.detail?.({ ...summoned, paid: [0, 1, 2] })).toBe('')
  })
})
