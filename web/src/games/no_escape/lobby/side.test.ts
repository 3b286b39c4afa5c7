import { expect, it } from 'vitest'
import { A_BOOK } from '../a-book'
import { BY_PLAYERS, sideFor } from './side'

it('is the one that was chosen, or the one for so many players', () => {
  expect(sideFor(A_BOOK, 'small', 8)).toBe('small')
  expect(sideFor(A_BOOK, BY_PLAYERS, 3)).toBe('small')
  expect(sideFor(A_BOOK, BY_PLAYERS, 8)).toBeNull()
})
