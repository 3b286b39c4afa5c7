import { expect, test } from 'vitest'
import { bestFirst } from './best-first'

test('whoever has most points comes first', () => {
  expect(bestFirst(3, [1, 0, 4], [2])).toEqual([2, 0, 1])
})

test('whoever has won comes first where nothing is counted, the others as they sit', () => {
  expect(bestFirst(4, null, [3])).toEqual([3, 0, 1, 2])
  expect(bestFirst(4, null, [1, 2])).toEqual([1, 2, 0, 3])
  expect(bestFirst(3, null, [])).toEqual([0, 1, 2])
})
