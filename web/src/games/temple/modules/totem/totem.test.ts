import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, Catalogue } from '../../wire'
import type { DeedScene } from '../module'
import { totemDeeds } from './deeds'
import { nextGem, printOf, risk, type Print } from './totem'

const PRINT: Print = {
  gems: [
    [5, 1],
    [10, 2],
  ],
  holds: [0, 500, 1000, 1500, 2000],
  fall: { least: 200, each: 300, most: 6000, steady: 2500 },
}
const BOOK = { ...A_BOOK, totem: PRINT } as Catalogue

function at(node: number, may: Action[], stacking: readonly object[] = []): DeedScene {
  const view = aView({ extra: { totem: { tower: [{ die: 10, face: 'G' }], stacking } } })
  const chambers = { ...view.chambers, 3: aChamber('totem', 0, 1, [2]) }
  const seats = { ...view.seats, 0: aSeat({ node, dice: dice('GbA..') }) }
  return { view: { ...view, chambers, seats }, book: BOOK, seat: 0, may, t: (key) => key, name: () => 'Ann' }
}
const idsAt = (scene: DeedScene): string[] => totemDeeds(scene).map(({ id, action }) => (action ? id : `(${id})`))

describe('the totem', () => {
  it('says how risky a die is, as the rules reckon', () => {
    expect(printOf(BOOK)).toBe(PRINT)
    expect([risk(PRINT, 0, 0), risk(PRINT, 4, 1000), risk(PRINT, 30, 2000)]).toEqual([2, 8, 12])
  })

  it('counts towards the next gem', () => {
    expect([nextGem(PRINT, 0), nextGem(PRINT, 5), nextGem(PRINT, 12)]).toEqual([5, 10, 10])
  })

  it('lists three patiences for each mask, and the way back', () => {
    const stacks: Action[] = [0, 1].flatMap((die) => PRINT.holds.map((hold) => ({ type: 'stack' as const, die, hold })))
    expect(idsAt(at(6, [...stacks, { type: 'unstack' }]))).toEqual([
      '(gems.1)',
      '(gems.2)',
      'stack.G.0',
      'stack.G.1000',
      'stack.G.2000',
      'stack.B.0',
      'stack.B.1000',
      'stack.B.2000',
      'back',
    ])
  })

  it('says what is missing, and is silent elsewhere', () => {
    expect(totemDeeds(at(6, [])).at(-1)?.label).toBe('ui.totem.masks')
    expect(totemDeeds(at(6, [], [{ seat: 1 }])).at(-1)?.label).toBe('ui.totem.wait')
    expect(totemDeeds(at(0, []))).toEqual([])
  })
})
