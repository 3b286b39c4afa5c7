import { expect, test } from 'vitest'
import names from '../../../tests/table/names.json'
import { shownLength } from './shown-length'

test.each(Object.entries(names))('%s is as long here as the house says', (name, length) => {
  expect(shownLength(name)).toBe(length)
})

test('what surrounds a name does not count', () => {
  expect(shownLength('  Ann ')).toBe(3)
})
