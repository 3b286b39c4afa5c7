// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, View } from '../../wire'
import { timeDeeds } from './deeds'
import { timeLines } from './lines'
import { liesThere, sacrificed, sandLeft, taskNow, type Glass, type Times } from './time'
import { TOLD } from './told'

const t = (key: string): string => key
const name = (seat: number): string => `seat ${seat}`
const SOLVE: Action = { type: 'solve' }
const glass = (differs: Partial<Glass> = {}): Glass => ({ chamber: 3, until: 61_000, stage: 0, queue: [], ...differs })
const NO_SAND: Times = { blue: null, green: null, ban: null }

const at = (tile: string, times: Partial<Times> = {}, hand = 'TTTA.'): View => {
  const view = aView({ modules: ['time_chambers'], extra: { time_chambers: { ...NO_SAND, ...times } } })
  return {
    ...view,
    seats: { ...view.seats, 0: aSeat({ node: 6, dice: dice(hand) }) },
    chambers: { ...view.chambers, 3: aChamber(tile, 1, 1, [0, 2]) },
  }
}
const deeds = (view: View, may: Action[] = []) => timeDeeds({ view, book: A_BOOK, seat: 0, may, t, name })

describe('time chambers on the screen', () => {
  it('asks for the task of the moment, paid together', () => {
    const view = at('lava_gems', { blue: glass({ stage: 1 }) })
    expect(taskNow(view, 3)).toBe('KKKK')
    expect(deeds(view)).toMatchObject([{ id: 'solve', cost: 'KKKK', pooled: [6], action: null }])
    expect(deeds(view, [SOLVE])).toMatchObject([{ action: SOLVE }])
  })

  it('asks for nothing without sand, and when all is done', () => {
    expect(deeds(at('lava_gems'))).toEqual([])
    expect(deeds(at('lava_gems', { blue: glass({ chamber: 1, queue: [3] }) }))).toEqual([])
    expect(deeds(at('torch_chamber', { blue: glass({ stage: 1 }) }))).toEqual([])
  })

  it('lets adventurers be offered where they are needed', () => {
    const offer: Action = { type: 'offer', dice: [3], on: true }
    const view = at('lava_dice', { blue: glass({ stage: 2 }) })
    expect(deeds(view, [offer]).map(({ id }) => id)).toEqual(['solve', 'offer.true'])
    expect(deeds(at('lava_dice', { blue: glass() }), [offer]).map(({ id }) => id)).toEqual(['solve'])
  })

  it('counts the dice that lie in the sacrifice chamber, and knows one of its own', () => {
    const view = at('sacrifice', { blue: glass() })
    const held = {
      ...view.seats[1]!,
      dice: view.seats[1]!.dice.map((die, place) => (place ? die : { ...die, held: 'sacrifice' })),
    }
    const withOne = { ...view, seats: { ...view.seats, 1: held } }
    expect([sacrificed(withOne), liesThere(withOne, 1), liesThere(withOne, 0), liesThere(withOne, null)]).toEqual([
      1,
      true,
      false,
      false,
    ])
  })

  it('shows how much of the sand is left', () => {
    expect([61_000, 31_000, 1_000, 70_000].map((now) => sandLeft(glass(), 'blue', now))).toEqual([0, 0.5, 1, 0])
  })

  it('says in words what is forbidden, needed, done or waited for', () => {
    const said = (view: View): readonly string[] => timeLines(view, 3, { t })
    expect(said(at('prohibition_2', { green: glass({ stage: 1 }), ban: 'start' }))).toEqual(['ban.start.about'])
    expect(said(at('torch_chamber', { blue: glass() }))).toEqual(['ui.time.needs'])
    expect(said(at('torch_chamber', { blue: glass({ stage: 1 }) }))).toEqual(['ui.time.done'])
    expect(said(at('torch_chamber', { blue: glass({ chamber: 1, queue: [3] }) }))).toEqual(['ui.time.waits'])
    expect(said(at('sacrifice', { blue: glass() }))).toEqual(['ui.time.sacrificed'])
    expect(said(at('torch_chamber'))).toEqual([])
  })

  it('tells which ban begins', () => {
    const sand = { chamber: 3, tile: 'prohibition_3', until: 1 }
    expect(TOLD.detail?.({ type: 'sand_started', ...sand })).toBe('moving')
    expect(TOLD.detail?.({ type: 'sand_turned', ...sand })).toBe('masks')
    expect(TOLD.detail?.({ type: 'sand_ran_out', chamber: 3, tile: 'lava_dice' })).toBe('')
  })
})
