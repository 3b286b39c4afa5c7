import { describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { aFigure, asked, aView, choose } from './a-view'
import { CHARACTERS } from './art/kinds'
import { optionsOf } from './choice'
import { DEEDS } from './deeds'
import { statusOf, toAct, waiting } from './status'
import type { Action, View } from './wire'

const status = (view: View, seat: number | null, may: readonly Action[] = [], pick = {}) =>
  statusOf(view, seat, may.length > 0, optionsOf(may), pick)

describe('whom the game waits for', () => {
  it('is the player of the character that is asked', () => {
    expect(toAct(aView({ question: asked('look', { who: 3 }) }))).toEqual([0])
  })

  it('is everybody who has still to plan, once each', () => {
    const figures = [aFigure(0), aFigure(1, { ready: true }), aFigure(2), aFigure(3, { seat: 0 })]
    expect(toAct(aView({ phase: 'program', deciding: [0, 1, 2, 3], figures }))).toEqual([0, 2])
  })

  it('is nobody when it is over', () => {
    expect(toAct(aView({ outcome: 'time_up', question: asked('look') }))).toEqual([])
  })

  it('says what for, unless it is simply their turn', () => {
    expect(waiting(aView({ question: asked('move') }))).toBeNull()
    expect(waiting(aView({ question: asked('vision', { family: 'room', who: 1 }) }))).toBe('ui.asked.choose')
    expect(waiting(aView({ phase: 'program' }))).toBe('ui.asked.program')
  })
})

describe('the line of what is wanted', () => {
  it('asks for a room, then whether this one', () => {
    const view = aView({ question: asked('move') })
    const may = [choose({ cell: 7 }), choose({ cell: 11 })]
    expect(status(view, 0, may)).toMatchObject({ key: 'ui.ask.cell.move', yours: true })
    expect(status(view, 0, may, { cell: 7 })).toMatchObject({ key: 'ui.ready.move', yours: true })
  })

  it('says what an ability is about', () => {
    const special = (who: number, may: readonly Action[], pick = {}) =>
      status(aView({ question: asked('special', { who }) }), 0, may, pick).key
    const swaps = [choose({ use: 'swap', cell: 7, to: 11 }), choose({ use: 'swap', cell: 7, to: 13 })]
    expect(special(3, swaps)).toBe('ui.ask.cell.exchange')
    expect(special(3, swaps, { cell: 7 })).toBe('ui.ask.to')
    const locks = [choose({ use: 'lock', cell: 0, to: 7 }), choose({ use: 'lock', cell: 1, to: 7 })]
    expect(special(5, locks)).toBe('ui.ask.cell.lock.moves')
    expect(special(5, [choose({ use: 'lock', cell: 7 }), choose({ use: 'lock', cell: 11 })])).toBe('ui.ask.cell.lock')
    expect(special(1, [choose({ who: 2 }), choose({ who: 3 })])).toBe('ui.ask.who.call')
    expect(special(7, [choose({ use: 'max', who: 2, cell: 7 }), choose({ use: 'alice' })])).toBe('ui.ask.use')
  })

  it('says why an action or an ability is lost, as the house tells it', () => {
    const lost = [choose({ use: 'nothing' })]
    const push = aView({ question: asked('push'), hopeless: { 0: { push: 'alone' } } })
    expect(status(push, 0, lost).key).toBe('ui.lost.alone')
    const call = aView({ question: asked('special', { who: 1 }), hopeless: { 1: { special: 'jennifer' } } })
    expect(status(call, 1, lost)).toMatchObject({ key: 'ui.lost.jennifer', what: 'ui.panel.ability.jennifer' })
    expect(status(aView({ question: asked('move') }), 0, lost).key).toBe('ui.lost.impossible')
  })

  it('has words for every ability that can be lost', () => {
    for (const character of CHARACTERS)
      for (const said of ['lost', 'doomed']) expect(Object.keys(en)).toContain(`ui.${said}.${character}`)
  })

  it('says what an ability does that needs nothing more', () => {
    const view = aView({ question: asked('special', { who: 4 }) })
    const recover = status(view, 0, [choose({ use: 'recover' })])
    expect(recover).toMatchObject({ key: 'ui.ready.ability', what: 'ui.panel.ability.franck' })
  })

  it('tells the others who chooses what', () => {
    const view = aView({ question: asked('vision', { family: 'room', who: 1 }) })
    expect(status(view, 0)).toMatchObject({ key: 'ui.other.room', who: 1, what: 'room.vision' })
    expect(status(view, null)).toMatchObject({ key: 'ui.other.room', seat: 1 })
  })

  it('says how many are still planning', () => {
    const figures = [aFigure(0, { ready: true }), aFigure(1), aFigure(2)]
    const view = aView({ phase: 'program', deciding: [0, 1, 2], figures })
    expect(status(view, 0)).toMatchObject({ key: 'ui.status.programmed', n: 2 })
    expect(status(view, 1)).toMatchObject({ key: 'ui.status.program', yours: true })
    expect(status(view, null)).toMatchObject({ key: 'ui.status.others_program', n: 2 })
  })

  it('has words for every deed and every moment', () => {
    const words = Object.keys(en)
    for (const deed of DEEDS) expect(words).toContain(`ui.ready.${deed}`)
    for (const deed of DEEDS) expect(words).toContain(`ui.do.${deed}`)
    for (const moment of ['floating', 'free', 'adrenaline', 'robot_push', 'called'])
      for (const said of ['ask', 'other']) expect(words).toContain(`ui.${said}.${moment}`)
  })
})
