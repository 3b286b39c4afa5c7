import { describe, expect, it } from 'vitest'
import type { Token } from '../terms'
import type { Action, Program } from '../wire'
import { aFigure, aView } from '../a-view'
import {
  adrenalineOf,
  choicesOf,
  doubtOf,
  dropped,
  isLaid,
  knownOf,
  laidBy,
  mostTokens,
  NO_DRAFT,
  onlyAdrenaline,
  programsOf,
  sendable,
  tapped,
  turned,
  without,
  type Choice,
  type Draft,
} from './programs'

const program = (who: number, tokens: readonly Token[], adrenaline = false, aim: string | null = null): Program => ({
  type: 'program',
  who,
  tokens,
  adrenaline,
  aim,
})
const choice = (token: Token, aim: string | null = null): Choice => ({ token, aim, lost: false })
const draft = (...tokens: Token[]): Draft => ({ ...NO_DRAFT, tokens })

const KEVIN = 3
const LEGAL: Action[] = [
  program(0, ['look']),
  program(0, ['move']),
  program(0, ['look', 'move']),
  program(0, ['move', 'look']),
  program(0, ['move', 'look'], true),
  program(1, ['push']),
]

describe('a plan that cannot be carried out', () => {
  const figure = aFigure(0)
  const draft = (...tokens: Token[]): Draft => ({ ...NO_DRAFT, tokens })
  const centre = { push: 'centre', control: 'centre', special: 'centre' }
  const doubt = (...tokens: Token[]) => doubtOf(aView({ hopeless: { 0: centre } }), figure, draft(...tokens))

  it('is one that begins with a Push in the Central Room', () => {
    expect(doubt('push', 'move')).toEqual({ token: 'push', why: 'centre' })
    expect(doubt('look', 'control')).toEqual({ token: 'control', why: 'centre' })
  })

  it('is not one that leaves first', () => {
    expect(doubt('move', 'push')).toBeNull()
    expect(doubt('look')).toBeNull()
  })

  it('is not one that others may make possible', () => {
    const there = aFigure(0, { cell: 7 })
    expect(doubtOf(aView({ figures: [there], order: [0] }), there, draft('push'))).toBeNull()
  })
})

describe('tokens on their way into a program', () => {
  it('lie one behind the other as they are tapped', () => {
    const one = tapped(NO_DRAFT, choice('look'), 2)
    expect(one.tokens).toEqual(['look'])
    expect(tapped(one, choice('move'), 2).tokens).toEqual(['look', 'move'])
  })

  it('come out when they are tapped again', () => {
    expect(tapped(draft('look', 'move'), choice('look'), 2).tokens).toEqual(['move'])
  })

  it('take the place of the last when the program is full', () => {
    expect(tapped(draft('look', 'move'), choice('push'), 2).tokens).toEqual(['look', 'push'])
  })

  it('are only one in the cold', () => {
    expect(tapped(draft('look'), choice('push'), 1).tokens).toEqual(['push'])
  })

  it('go where they are dropped', () => {
    expect(dropped(draft('look'), choice('move'), 0, 2).tokens).toEqual(['move', 'look'])
    expect(dropped(draft('look'), choice('move'), 1, 2).tokens).toEqual(['look', 'move'])
    expect(dropped(draft('look', 'move'), choice('push'), 0, 2).tokens).toEqual(['push', 'move'])
    expect(dropped(draft('look', 'move'), choice('move'), 0, 2).tokens).toEqual(['move', 'look'])
  })

  it('change places', () => {
    expect(turned(draft('look', 'move')).tokens).toEqual(['move', 'look'])
  })

  it('do not go in when they are lost', () => {
    expect(tapped(NO_DRAFT, { ...choice('look'), lost: true }, 2)).toEqual(NO_DRAFT)
  })

  it('bring an aim along, and take it away with them', () => {
    const swap = tapped(draft('look'), choice('special', 'swap'), 2)
    expect(swap).toEqual({ tokens: ['look', 'special'], adrenaline: false, aim: 'swap' })
    expect(tapped(swap, choice('special', 'order'), 2)).toEqual({ ...swap, aim: 'order' })
    expect(tapped(swap, choice('push'), 2).aim).toBeNull()
    expect(without(swap, 'special').aim).toBeNull()
    expect(without(swap, 'look').aim).toBe('swap')
  })
})

describe('a program', () => {
  const legal = programsOf(LEGAL, 0)

  it('is sent exactly as the letter lists it', () => {
    expect(sendable(legal, draft('move', 'look'))).toBe(LEGAL[3])
    expect(sendable(legal, { ...draft('move', 'look'), adrenaline: true })).toBe(LEGAL[4])
    expect(sendable(legal, draft('look', 'push'))).toBeNull()
    expect(sendable(legal, draft())).toBeNull()
  })

  it('has as many places as the longest that may be sent', () => {
    expect(mostTokens(legal)).toBe(2)
    expect(mostTokens(programsOf(LEGAL, 1))).toBe(1)
  })

  it('that lies there is known again once its character is ready', () => {
    const laid = { first: 'look', second: 'move', floating: null, aim: null, adrenaline: false } as const
    const ready = aFigure(0, { ready: true, program: laid })
    expect(laidBy(ready)).toEqual(draft('look', 'move'))
    expect(isLaid(ready, draft('look', 'move'))).toBe(true)
    expect(isLaid(ready, draft('move', 'look'))).toBe(false)
    expect(laidBy({ ...ready, ready: false })).toBeNull()
  })
})

describe('what there is to choose', () => {
  it('are the tokens of the legal programs, and the lost ones struck out', () => {
    const choices = choicesOf(programsOf(LEGAL, 0), aFigure(0, { lost: ['control'] }))
    expect(choices).toEqual([choice('look'), choice('move'), { ...choice('control'), lost: true }])
  })

  it('holds what was sent already, though that is not sent again', () => {
    const laid = { first: null, second: null, floating: 'push', aim: null, adrenaline: false } as const
    const ready = aFigure(0, { ready: true, cold: true, program: laid })
    const choices = choicesOf(knownOf([program(0, ['look'])], ready), ready)
    expect(choices).toEqual([choice('look'), choice('push')])
  })

  it('is one Special for each aim of Kevin', () => {
    const legal = [program(KEVIN, ['special'], false, 'order'), program(KEVIN, ['special'], false, 'swap')]
    expect(choicesOf(legal, aFigure(KEVIN))).toEqual([choice('special', 'swap'), choice('special', 'order')])
  })

  it('is adrenaline alone for the paranoid and for revealed guards', () => {
    expect(onlyAdrenaline([program(0, []), program(0, [], true)])).toBe(true)
    expect(onlyAdrenaline(programsOf(LEGAL, 0))).toBe(false)
  })
})

describe('adrenaline', () => {
  const legal = programsOf(LEGAL, 0)
  it('can be added where a legal program has it', () => {
    expect(adrenalineOf(legal, aFigure(0))).toBe('yes')
  })
  it('says why not', () => {
    expect(adrenalineOf([program(0, ['look'])], aFigure(0, { cold: true }))).toBe('cold')
    expect(adrenalineOf([program(0, ['look'])], aFigure(0, { adrenaline: 'gone' }))).toBe('gone')
    expect(adrenalineOf([program(0, ['look'])], aFigure(0, { adrenaline: 'none' }))).toBe('none')
  })
  it('that is committed can be taken out again until all are ready', () => {
    expect(adrenalineOf([program(0, ['look'])], aFigure(0, { adrenaline: 'committed' }))).toBe('yes')
  })
})
