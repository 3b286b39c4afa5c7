import { expect, test } from 'vitest'
import { joins } from './joining'

test('whoever takes a seat, asks for one or wants to play the next match joins', () => {
  expect(joins({ type: 'sit', seat: 1 }, null)).toBe(true)
  expect(joins({ type: 'ask_seat', asks: true }, null)).toBe(true)
  expect(joins({ type: 'play_again', yes: true }, null)).toBe(true)
})

test('whoever has a seat, wants none or only talks does not', () => {
  expect(joins({ type: 'play_again', yes: true }, 0)).toBe(false)
  expect(joins({ type: 'play_again', yes: false }, null)).toBe(false)
  expect(joins({ type: 'ask_seat', asks: false }, null)).toBe(false)
  expect(joins({ type: 'say', phrase: 'hello' }, null)).toBe(false)
})
