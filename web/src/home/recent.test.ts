// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forget, remember, visits } from './recent'

beforeEach(() => localStorage.clear())

test('the newest table comes first, each of them once, and only a few', () => {
  for (let index = 0; index < 9; index += 1) remember(`T${index}`, 'emergency_exit', index)
  remember('T5', 'emergency_exit', 99)

  expect(visits().map((visit) => visit.code)).toEqual(['T5', 'T8', 'T7', 'T6', 'T4', 'T3'])
})

test('a table can be forgotten', () => {
  remember('A', 'emergency_exit', 1)
  forget('A')

  expect(visits()).toEqual([])
})

test('what somebody else wrote into the memory is not believed', () => {
  localStorage.setItem('wayout.visits', '{"not": "a list"}')
  expect(visits()).toEqual([])
  localStorage.setItem('wayout.visits', 'broken')
  expect(visits()).toEqual([])
})
