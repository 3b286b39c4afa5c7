import { expect, test } from 'vitest'
import type { SeatInfo } from '../types'
import { notesOf } from './company'

const person = { kind: 'guest', here: true, stand_in: false, rests: false } as SeatInfo

test('of a person who is here there is nothing to say but whose turn it is', () => {
  expect(notesOf(person, false)).toEqual({ bot: false, away: false, acts: false, notes: [] })
  expect(notesOf(person, true).notes).toEqual(['turn.awaited'])
})

test('who is away, with a bot or without, and who only rests are told apart', () => {
  expect(notesOf({ ...person, here: false }, true)).toMatchObject({
    away: true,
    bot: false,
    notes: ['turn.awaited', 'seat.away'],
  })
  expect(notesOf({ ...person, stand_in: true }, false)).toMatchObject({
    away: true,
    bot: true,
    notes: ['seat.stand_in'],
  })
  expect(notesOf({ ...person, stand_in: true, rests: true }, false)).toMatchObject({
    away: false,
    bot: true,
    notes: ['seat.rests'],
  })
})

test('a bot is a bot, and a seat that was given away is free', () => {
  expect(notesOf({ ...person, kind: 'bot' }, false).notes).toEqual(['seat.bot'])
  expect(notesOf({ ...person, kind: 'open', stand_in: true }, false)).toMatchObject({
    bot: true,
    notes: ['seat.free'],
  })
})
