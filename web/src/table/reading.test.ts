import { expect, test } from 'vitest'
import type { Around, ClientMessage } from '../types'
import { standStill } from './reading'

const bot = { kind: 'bot', rests: false }
const me = { kind: 'guest', rests: false }
const alone = { status: 'playing', day: null, request: null, seats: [bot, me], you: { seat: 1 } }

/** What is said while somebody reads who finds the match so, and closes the book when it is as at the `end`. */
function said(start: object = {}, end: object = { status: 'paused' }): string[] {
  const messages: ClientMessage[] = []
  let around = { ...alone, ...start } as unknown as Around
  const go = standStill(
    () => around,
    (message) => void messages.push(message),
  )
  around = { ...around, ...end } as Around
  go()
  return messages.map((message) => message.type)
}

test('alone with bots it stands still, and goes on afterwards', () => {
  expect(said()).toEqual(['ask_pause', 'ask_resume'])
})

test('it goes on also for whoever has closed before the pause was heard of', () => {
  expect(said({}, {})).toEqual(['ask_pause', 'ask_resume'])
})

test('a match that is over does not go on', () => {
  expect(said({}, { status: 'over' })).toEqual(['ask_pause'])
})

test.each([
  ['it was paused before', { status: 'paused' }],
  ['it is over', { status: 'over' }],
  ['it is a maze of the day', { day: { maze: 'alone', date: '2026-01-01' } }],
  ['something is asked already', { request: { kind: 'restart' } }],
  ['somebody else plays', { seats: [me, me] }],
  ['a bot has the own seat', { seats: [bot, { ...me, rests: true }] }],
  ['one only watches', { you: { seat: null } }],
])('nothing is said if %s', (_, start) => {
  expect(said(start)).toEqual([])
})
