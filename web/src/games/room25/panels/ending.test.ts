import { describe, expect, it } from 'vitest'
import type { Claim, Event } from '../wire'
import { A_CATALOGUE, aFigure, planning, open } from '../a-view'
import { annals } from './annals'
import { fates } from './ending'
import { firstToKnow, whoKnew } from './known'

const died = (who: number): Event => ({ type: 'died', group: [who], cells: [3], of: 'mortal' })
const round = (number: number): Event => ({ type: 'round_began', round: number, left: 10 - number, order: [] })

describe('the annals', () => {
  it('know in which round everything happened', () => {
    const back: Event = { type: 'regenerated', group: [1] }
    const letters = [
      { happened: [round(2)] },
      { happened: [died(1), back] },
      { happened: [round(3), round(4), died(1)] },
    ]
    expect(annals(letters).map(({ round, event }) => [round, event.type])).toEqual([
      [2, 'died'],
      [2, 'regenerated'],
      [4, 'died'],
    ])
  })

  it('keep when Room 25 was found, and no other room', () => {
    const found: Event = { type: 'turned_up', cell: 0, room: 'room25' }
    expect(annals([{ happened: [round(2), { ...found, room: 'empty' }, found] }])).toEqual([{ round: 2, event: found }])
  })
})

describe('what everybody knew', () => {
  const sightings = [
    { seat: 2, round: 0, tile: 9, room: 'acid' },
    { seat: 0, round: 1, tile: 3, room: 'room25' },
    { seat: 2, round: 3, tile: 3, room: 'room25' },
  ]
  const said = (round: number, colour: Claim['colour']): Claim => ({ seat: 2, round, cell: 7, tile: 9, colour })
  const known = (...claims: Claim[]) => whoKnew(planning({ phase: 'over', sightings, claims }), A_CATALOGUE)

  it('is told seat by seat, in the order of time', () => {
    expect(known().map(({ seat, knew }) => [seat, knew.map(({ round }) => round)])).toEqual([
      [0, [1]],
      [2, [0, 3]],
    ])
  })

  it('is told with what they said of it, and whether that was a lie', () => {
    expect(known(said(3, 'green'))[1]?.knew[0]?.said).toEqual({ colour: 'green', lie: true })
    expect(known(said(0, 'red'))[1]?.knew[0]?.said).toEqual({ colour: 'red', lie: false })
  })

  it('has nothing to do with other rooms, nor with what was said before they knew', () => {
    const claims = [said(1, 'green')]
    expect(known(...claims)[1]?.knew[1]?.said).toBeNull()
    const late = [{ ...sightings[0]!, round: 2 }]
    expect(whoKnew(planning({ sightings: late, claims }), A_CATALOGUE)[0]?.knew[0]?.said).toBeNull()
  })

  it('begins with whoever saw Room 25 first', () => {
    expect(firstToKnow(planning({ sightings }))).toEqual(sightings[1])
    expect(firstToKnow(planning({ sightings: [sightings[0]!] }))).toBeNull()
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
