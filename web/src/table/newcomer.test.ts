// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isNew, noLongerNew } from './newcomer'

beforeEach(() => localStorage.clear())

test('everybody is new to a game once', () => {
  expect(isNew('temple')).toBe(true)

  noLongerNew('temple')

  expect(isNew('temple')).toBe(false)
  expect(isNew('room25')).toBe(true)
})
