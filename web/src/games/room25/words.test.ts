// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import { A_CATALOGUE, aFigure, aRule, aView, rooms } from './a-view'
import { MIMICKED } from './deeds'
import { roundsAtFirst } from './people'
import { figureWords, latestClaims, pickWords, roomWords, seenHere, useWords, whoWords, type Teller } from './words'
import type { Claim, View } from './wire'

const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)
const teller = (view: View): Teller => ({
  view,
  catalogue: A_CATALOGUE,
  t,
  name: (seat) => ['Ann', 'Bo', 'Cy'][seat] ?? '',
})
const claim = (seat: number, tile: number, colour: Claim['colour']): Claim => ({
  seat,
  round: 1,
  cell: tile,
  tile,
  colour,
})

const looked = [{ cell: 7, tile: 7, room: 'acid', by: 'look', round: 1 }] as const

describe('a room in words', () => {
  it('says no more than this viewer knows', () => {
    expect(roomWords(teller(aView()), 0)).toBe('A1: face down, exit zone')
  })

  it('tells what was looked at, and what others say of it', () => {
    const looked = [{ cell: 7, tile: 7, room: 'acid', by: 'look', round: 1 }] as const
    const view = aView({ looked, claims: [claim(1, 7, 'green'), claim(1, 7, 'red')] })
    expect(roomWords(teller(view), 7)).toBe('C2: face down, you have seen it: Acid Bath, Bo says: Red')
  })

  it('tells who is there and what lies on it', () => {
    const view = aView({
      rooms: rooms({ 3: { room: 'flooded', barred: true } }),
      figures: [aFigure(0, { cell: 3 })],
      robots: [3, null],
    })
    expect(roomWords(teller(view), 3)).toBe('D1: Flooded Chamber, Red, exit zone, Do Not Cross, Alice (Ann), Robot')
  })

  it('forgets what was seen once the room lies open', () => {
    expect(seenHere(aView({ looked }), 7)).toBe('acid')
    expect(seenHere(aView({ looked, rooms: rooms({ 7: { room: 'cold' } }) }), 7)).toBeNull()
  })

  it('forgets what was seen once the room lies elsewhere', () => {
    const moved = rooms({ 7: { tile: 8 }, 8: { tile: 7 } })
    expect([7, 8].map((cell) => seenHere(aView({ looked, rooms: moved }), cell))).toEqual([null, null])
  })

  it('counts only the last claim of each', () => {
    const view = aView({ claims: [claim(0, 3, 'red'), claim(1, 3, 'blue'), claim(0, 3, 'green')] })
    expect(latestClaims(view, 3).map(({ seat, colour }) => [seat, colour])).toEqual([
      [1, 'blue'],
      [0, 'green'],
    ])
  })
})

describe('people and choices in words', () => {
  it('warns of what threatens somebody', () => {
    const figure = aFigure(1, { adrenaline: 'none', trap: 'armed', slots: [true, true, false], lost: ['look'] })
    expect(figureWords(teller(aView({ figures: [figure] })), figure)).toBe(
      'Jennifer (Bo), C3, 2 actions to come, lost: Look, trapped: must leave with the next action',
    )
  })

  it('calls nobody dead before the show begins', () => {
    const figure = aFigure(1, { alive: false, cell: null })
    const told = (phase: View['phase']): string =>
      figureWords(teller(aView({ figures: [figure], order: [1], phase })), figure)
    expect(told('opening')).not.toContain('eliminated')
    expect(told('pass')).toContain('eliminated')
  })

  it('never tells a role that is not shown', () => {
    const figure = aFigure(0, { role: 'guard' })
    expect(figureWords(teller(aView()), figure)).not.toContain('Guard')
    expect(figureWords(teller(aView()), { ...figure, shown: true })).toContain('Guard')
  })

  it('tells who is in which team, where there are teams', () => {
    const figure = aFigure(1, { side: 1 })
    expect(figureWords(teller(aView()), figure)).not.toContain('team')
    const rules = { ...aView().rules, mode: 'team' } as const
    expect(figureWords(teller(aView({ rules })), figure)).toContain('Jennifer (Bo), team 2')
  })

  it('puts the parts of an answer together', () => {
    expect(pickWords({ who: 1, cell: 7 }, teller(aView()))).toBe('Jennifer (Bo), C2')
    expect(pickWords({ line: '3-' }, teller(aView()))).toBe('Slide Row 4 to the left')
    expect(pickWords({ robot: 1, who: null, cell: 7 }, teller(aView()))).toBe('Robot 2 goes to C2')
    expect(pickWords({ robot: 1, who: 1, cell: 7 }, teller(aView()))).toBe('Robot 2 pushes Jennifer (Bo) to C2')
    expect(pickWords({ use: 'swap', cell: 7, to: 11 }, teller(aView()))).toBe('C2 and B3 change places')
    expect(pickWords({ cell: 7, to: 11 }, teller(aView()))).toBe('The lock goes from C2 to B3')
  })

  it('names every use', () => {
    const uses = ['nothing', 'now', 'wait', 'pass', 'spare', 'accept', 'refuse', 'look', 'special', 'swap', 'destroy']
    for (const use of uses) expect(Object.values(en)).toContain(useWords(use, t))
    expect(useWords('kevin', t)).toBe('Kevin: Order a robot')
    expect(useWords('recover', t)).toBe('Recover')
    expect(useWords('hide', t)).toBe('Hide')
  })

  it('names what each ability is called when somebody else has it', () => {
    const said = Object.keys(MIMICKED).map((use) => useWords(use, t))
    expect(said).toEqual([
      'Alice: Hide',
      'Jennifer: Call',
      'Max: Carry',
      'Kevin: Order a robot',
      'Franck: Recover',
      'Emmett: Reactivate',
      'Sarah: Sabotage',
    ])
  })

  it('names no player where there is only one', () => {
    const rules = aRule({ mode: 'solo' })
    expect(whoWords(1, teller(aView()))).toBe('Jennifer (Bo)')
    expect(whoWords(1, teller(aView({ rules })))).toBe('Jennifer')
  })
})

describe('the countdown', () => {
  it('begins as the mode says', () => {
    const people = (many: number) => Array.from({ length: many }, (_, who) => aFigure(who))
    expect(roundsAtFirst(aView({ figures: people(6) }))).toBe(10)
    expect(roundsAtFirst(aView({ figures: people(8), left: 8 }))).toBe(8)
    const rules = { ...aView().rules, mode: 'cooperation', level: 'standard' } as const
    expect(roundsAtFirst(aView({ rules, figures: people(5), left: 7 }))).toBe(7)
  })
})
