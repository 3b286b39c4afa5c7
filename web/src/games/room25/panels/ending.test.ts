import { describe, expect, it } from 'vitest'
import { aLetter } from '../../../table/play-testing.svelte'
import type { Event, View, Wire } from '../wire'
import { aFigure, planning, open } from '../a-view'
import { heard, type Annals } from './annals'
import { fates } from './ending'

const letter = (view: View, happened: readonly Event[] = []) => aLetter<Wire>(view, [], happened)
const died = (who: number): Event => ({ type: 'died', group: [who], cells: [3], of: 'mortal' })
const round = (number: number): Event => ({ type: 'round_began', round: number, left: 10 - number, order: [] })
const began = (): Annals => heard(null, letter(planning({ round: 2 })))

describe('the annals', () => {
  it('know in which round everything happened', () => {
    const back: Event = { type: 'regenerated', group: [1] }
    const annals = heard(began(), letter(planning({ round: 4 }), [died(1), back, round(3), round(4), died(1)]))
    expect(annals.moments.map(({ round, event }) => [round, event.type])).toEqual([
      [2, 'died'],
      [2, 'regenerated'],
      [4, 'died'],
    ])
  })

  it('keep when Room 25 was found, and no other room', () => {
    const found: Event = { type: 'turned_up', cell: 0, room: 'room25' }
    const annals = heard(began(), letter(planning({ round: 2 }), [{ ...found, room: 'empty' }, found]))
    expect(annals.moments).toEqual([{ round: 2, event: found }])
  })

  it('forget what was taken back, and begin anew with the next match', () => {
    const annals = heard(began(), letter(planning({ round: 2 }), [died(1)]))
    expect(heard(annals, { ...letter(planning({ round: 2 })), taken_back: 0 }).moments).toEqual([])
    expect(heard(annals, { ...letter(planning({ round: 1 })), match: 'other' }).moments).toEqual([])
  })
})

describe('the fates', () => {
  const over = planning({
    phase: 'over',
    round: 7,
    deaths: [{ who: 1, round: 2, cell: 3, of: 'mortal' }],
    outcome: 'escaped',
    winners: [0, 2],
    rooms: open({ 4: 'room25' }),
    figures: [
      aFigure(0, { cell: 4, role: 'prisoner' }),
      aFigure(1, { alive: false, cell: null, role: 'guard' }),
      aFigure(2, { role: 'prisoner' }),
      aFigure(3, { cell: 4, role: 'guard' }),
    ],
  })
  it('tell the winners first, and what everybody was', () => {
    expect(fates(over).map(({ who, won, role }) => [who, won, role])).toEqual([
      [0, true, 'prisoner'],
      [2, true, 'prisoner'],
      [1, false, 'guard'],
      [3, false, 'guard'],
    ])
  })

  it('tell who got out, who was left behind and who died', () => {
    expect(fates(over).map(({ end }) => end)).toEqual(['out', 'outside', 'dead', 'out'])
    expect(fates(over)[2]?.death).toMatchObject({ round: 2, of: 'mortal' })
  })

  it('tell who was in Room 25 when nobody escaped', () => {
    const late = { ...over, outcome: 'time_up', winners: [1, 3] }
    expect(fates(late).find(({ who }) => who === 0)?.end).toBe('inside')
  })

  it('tell of the last of several deaths, and of none that a Regeneration Room has undone', () => {
    const again = [
      ...over.deaths,
      { who: 2, round: 3, cell: 8, of: 'timer' },
      { who: 1, round: 4, cell: 9, of: 'acid' },
    ] as const
    const told = fates({ ...over, deaths: again })
    expect(told.find(({ who }) => who === 1)?.death).toMatchObject({ round: 4, of: 'acid' })
    expect(told.find(({ who }) => who === 2)).toMatchObject({ end: 'outside', death: null })
  })
})
