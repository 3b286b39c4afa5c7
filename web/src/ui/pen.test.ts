// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wrapped } from './pen'

const upTo =
  (most: number) =>
  (line: string): boolean =>
    [...line].length <= most

test('words are broken at spaces', () => {
  expect(wrapped('the route held all the way', upTo(10))).toEqual(['the route', 'held all', 'the way'])
})

test('a script without spaces is broken anywhere, but no line begins with a comma', () => {
  expect(wrapped('路線一路暢通，沒有動搖。', upTo(6))).toEqual(['路線一路暢', '通，沒有動', '搖。'])
})

test('a word that is too long for any line stands alone', () => {
  expect(wrapped('a Bernadette-Alexandra wins', upTo(6))).toEqual(['a', 'Bernadette-Alexandra', 'wins'])
})
