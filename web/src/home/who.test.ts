// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { whoIsAt } from './who'

test('whoever has not said a name is called by the letter of their mark, as at the table', () => {
  expect(whoIsAt({ guests: ['Ann', '?'], colours: [2, 1] })).toEqual(['Ann', 'Guest B'])
})
