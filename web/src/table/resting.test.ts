import { expect, test } from 'vitest'
import { aLetter } from './play-testing.svelte'
import { withoutChoices } from './resting'

const letter = aLetter(null, [{ type: 'step' }], [{ type: 'stepped' }])

test('whoever plays gets the letter itself', () => {
  expect(withoutChoices(letter, false, false)).toBe(letter)
})

test('whoever rests sees what happens and has nothing to choose', () => {
  const shown = withoutChoices(letter, true, false)

  expect(shown.happened).toEqual([{ type: 'stepped' }])
  expect([shown.may, shown.asked]).toEqual([[], false])
})

test('taking the seat back shows nothing happening twice', () => {
  const shown = withoutChoices(letter, false, true)

  expect(shown.happened).toEqual([])
  expect(shown.may).toEqual([{ type: 'step' }])
})
