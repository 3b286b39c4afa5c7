import { expect, it } from 'vitest'
import { chord } from './notes'

it('begins each note of a chord a little after the one before', () => {
  expect(chord([440, 660], 0.1, 0.3, 0.5)).toEqual([
    { wave: 'triangle', from: 440, at: 0, length: 0.3, loud: 0.5 },
    { wave: 'triangle', from: 660, at: 0.1, length: 0.3, loud: 0.5 },
  ])
})
