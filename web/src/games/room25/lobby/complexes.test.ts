import { expect, it } from 'vitest'
import type { Catalogue } from '../wire'
import { inRow, lightsOf } from './complexes'

const book = {
  rooms: {
    central: { id: 'central', colour: 'blue', copies: 1 },
    empty: { id: 'empty', colour: 'green', copies: 8 },
    vision: { id: 'vision', colour: 'green', copies: 1 },
    mortal: { id: 'mortal', colour: 'red', copies: 2 },
  },
  presets: { small: { central: 1, empty: 3, vision: 1, mortal: 2 } },
} as unknown as Catalogue

it('counts the rooms of each light', () => {
  expect(lightsOf(book, 'small')).toEqual({ blue: 1, green: 4, yellow: 0, red: 2 })
})

it('cannot count what is drawn by lot', () => {
  expect(lightsOf(book, 'random')).toBeNull()
})

it('sets the harmless ones first', () => {
  expect(inRow({ blue: 1, green: 2, yellow: 1, red: 1 })).toEqual(['blue', 'green', 'green', 'yellow', 'red'])
})
