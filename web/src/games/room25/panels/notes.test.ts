// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { aRoom, aRule, planning, open } from '../a-view'
import { keepNotes, noted, noteHere, noteKey, notesOf, pageOf } from './notes'

beforeEach(() => localStorage.clear())

describe('notes', () => {
  it('are kept by match and seat', () => {
    keepNotes(pageOf('m', 0), { 'cell 3': 'red' })
    expect(notesOf(pageOf('m', 0))).toEqual({ 'cell 3': 'red' })
    expect(notesOf(pageOf('m', 1))).toEqual({})
    expect(notesOf(pageOf('n', 0))).toEqual({})
  })

  it('of long past matches are thrown away', () => {
    for (let match = 0; match < 9; match += 1) keepNotes(pageOf(String(match), 0), { 'cell 1': 'blue' })
    expect(notesOf(pageOf('0', 0))).toEqual({})
    expect(notesOf(pageOf('8', 0))).toEqual({ 'cell 1': 'blue' })
  })

  it('that somebody else has written into the browser are not believed', () => {
    localStorage.setItem('wayout.room25.notes', '[{"match":"m/0","notes":{"cell 3":"purple"}}]')
    expect(notesOf(pageOf('m', 0))).toEqual({})
  })

  it('are wiped out by the same mark again', () => {
    const red = noted({}, 'cell 3', 'red')
    expect(noted(red, 'cell 3', 'unsure')).toEqual({ 'cell 3': 'unsure' })
    expect(noted(red, 'cell 3', 'red')).toEqual({})
  })

  it('stay at their place when the memory is strict, and follow their room when it is assisted', () => {
    const slid = planning().rooms.map((room, cell) => (cell < 2 ? aRoom(cell, { tile: 1 - cell }) : room))
    const strict = planning({ rooms: slid })
    const assisted = planning({ rooms: slid, rules: aRule({ assist: true }) })
    expect(noteHere(strict, { [noteKey(planning(), 0)]: 'red' }, 0)).toBe('red')
    const followed = { [noteKey(planning({ rules: aRule({ assist: true }) }), 0)]: 'red' } as const
    expect(noteHere(assisted, followed, 0)).toBeNull()
    expect(noteHere(assisted, followed, 1)).toBe('red')
  })

  it('are out of sight once the room is open', () => {
    expect(noteHere(planning({ rooms: open({ 3: 'mortal' }) }), { 'cell 3': 'red' }, 3)).toBeNull()
  })
})
