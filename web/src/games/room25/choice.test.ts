import { describe, expect, it } from 'vitest'
import { choose } from './a-view'
import { chosen, missing, optionsOf, picking, pickingCell, remindersOf, valuesOf } from './choice'

describe('an answer in parts', () => {
  const pushes = optionsOf([choose({ who: 1, cell: 7 }), choose({ who: 1, cell: 13 }), choose({ who: 2, cell: 7 })])

  it('asks whom first, then where', () => {
    expect(missing(pushes, {})).toBe('who')
    const whom = picking(pushes, {}, 'who', 1) ?? {}
    expect(missing(pushes, whom)).toBe('cell')
    expect(valuesOf(pushes, whom, 'cell')).toEqual([7, 13])
  })

  it('is known as soon as one answer is left', () => {
    expect(chosen(pushes, {})).toBeNull()
    expect(chosen(pushes, { who: 2 })?.action).toEqual(choose({ who: 2, cell: 7 }))
    expect(missing(pushes, { who: 2 })).toBeNull()
  })

  it('takes no part that no answer has', () => {
    expect(picking(pushes, {}, 'who', 3)).toBeNull()
    expect(pickingCell(pushes, { who: 2 }, 13)).toBeNull()
  })

  it('can name a robot that goes itself or pushes somebody', () => {
    const orders = optionsOf([choose({ robot: 0, cell: 1 }), choose({ robot: 0, who: 2, cell: 1 })])
    expect(missing(orders, {})).toBe('who')
    expect(valuesOf(orders, {}, 'who')).toEqual([null, 2])
    expect(chosen(orders, { who: null })?.action).toEqual(choose({ robot: 0, cell: 1 }))
  })

  it('tells the two ways of a line apart', () => {
    const slides = optionsOf([choose({ line: 3, forward: true }), choose({ line: 3, forward: false })])
    expect(valuesOf(slides, {}, 'line')).toEqual(['3+', '3-'])
    expect(chosen(slides, { line: '3-' })?.action).toEqual(choose({ line: 3, forward: false }))
  })
})

describe('two rooms that change places', () => {
  const swaps = optionsOf([
    choose({ use: 'swap', cell: 7, to: 11 }),
    choose({ use: 'swap', cell: 7, to: 13 }),
    choose({ use: 'swap', cell: 11, to: 13 }),
  ])

  it('can be named either way round', () => {
    const first = pickingCell(swaps, {}, 13) ?? {}
    expect(valuesOf(swaps, first, 'to')).toEqual([7, 11])
    const both = pickingCell(swaps, first, 11) ?? {}
    expect(chosen(swaps, both)?.action).toEqual(choose({ use: 'swap', cell: 11, to: 13 }))
  })

  it('is not how a lock comes from one room to another', () => {
    const locks = optionsOf([choose({ cell: 0, to: 7 }), choose({ cell: 1, to: 7 })])
    expect(locks).toHaveLength(2)
    expect(missing(locks, {})).toBe('cell')
  })
})

describe('other things to choose', () => {
  it('are starting clues, but not the one that is declined', () => {
    const clues = optionsOf([
      { type: 'take_clue', cell: null },
      { type: 'take_clue', cell: 7 },
      { type: 'take_clue', cell: 11 },
    ])
    expect(valuesOf(clues, {}, 'cell')).toEqual([7, 11])
  })

  it('are rooms for a reminder, which are no answers', () => {
    const may = [{ type: 'place_reminder', cell: 3 } as const, choose({ cell: 7 })]
    expect(optionsOf(may)).toHaveLength(1)
    expect(remindersOf(may)).toHaveLength(1)
  })
})
