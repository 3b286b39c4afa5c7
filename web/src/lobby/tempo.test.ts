import { expect, test } from 'vitest'
import { byPost, LENGTHS, lengthOf, tempoOf, timersAt } from './tempo'

const USUAL = { timers: { turn: 45, poll: 15, abort: 5, talk: 0 }, brief: ['abort'] }

test('slow takes twice as long and fast half, in steps of five seconds', () => {
  expect(timersAt(USUAL, 'slow')).toEqual({ turn: 90, poll: 30, abort: 10, talk: 0 })
  expect(timersAt(USUAL, 'normal')).toEqual(USUAL.timers)
  expect(timersAt(USUAL, 'fast')).toEqual({ turn: 25, poll: 10, abort: 5, talk: 0 })
})

test('by post every decision may take a day, and a moment to object stays a moment', () => {
  expect(timersAt(USUAL, 'post')).toEqual({ turn: 86400, poll: 86400, abort: 5, talk: 0 })
})

test('the tempo of a table is told by its times', () => {
  for (const tempo of ['post', 'slow', 'normal', 'fast'] as const)
    expect(tempoOf(USUAL, timersAt(USUAL, tempo))).toBe(tempo)
  expect(tempoOf(USUAL, { ...USUAL.timers, turn: 60 })).toBe('own')
  expect(tempoOf(USUAL, { ...USUAL.timers, turn: 86400 })).toBe('own')
})

test('by post, an hour, eight, a day or three are told apart', () => {
  for (const length of LENGTHS) {
    expect(tempoOf(USUAL, byPost(USUAL, length))).toBe('post')
    expect(lengthOf(USUAL, byPost(USUAL, length))).toBe(length)
  }
  expect(lengthOf(USUAL, USUAL.timers)).toBeNull()
})
