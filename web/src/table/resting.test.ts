import { expect, test } from 'vitest'
import { aLetter } from './play-testing.svelte'
import type { Around } from '../types'
import { restsIn, withoutChoices } from './resting'

const letter = aLetter(null, [{ type: 'step' }], [{ type: 'stepped' }])

test('whoever plays gets the letter itself', () => {
  expect(withoutChoices(letter, false, letter.happened)).toBe(letter)
})

test('whoever rests sees what happens and has nothing to choose', () => {
  const shown = withoutChoices(letter, true, letter.happened)

  expect(shown.happened).toEqual([{ type: 'stepped' }])
  expect([shown.may, shown.asked]).toEqual([[], false])
})

test('taking the seat back shows nothing happening twice', () => {
  const shown = withoutChoices(letter, false, [])

  expect(shown.happened).toEqual([])
  expect(shown.may).toEqual([{ type: 'step' }])
})

test('whoever watches does not rest, and after the end nobody does', () => {
  const at = (seat: number | null, status = 'playing'): Around =>
    ({ status, seats: [{ rests: true }, { rests: false }], you: { seat } }) as unknown as Around

  expect([0, 1, null].map((seat) => restsIn(at(seat)))).toEqual([true, false, false])
  expect([restsIn(at(0, 'paused')), restsIn(at(0, 'over'))]).toEqual([true, false])
})
