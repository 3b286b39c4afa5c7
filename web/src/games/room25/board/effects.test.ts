import { expect, it } from 'vitest'
import { aFigure, aView } from '../a-view'
import { settled } from '../show'
import { effectOf } from './effects'

const shown = settled(aView({ figures: [aFigure(0, { cell: 6 }), aFigure(6, { cell: 6 })] }))

it('lights a room once, however many die there', () => {
  expect(effectOf({ type: 'died', group: [6, 0], cells: [6, 6], of: 'shredder' }, shown)?.cells).toEqual([6])
})

it('lights a room once, however many the water reaches', () => {
  expect(effectOf({ type: 'flood_rose', group: [6, 0], round: 2 }, shown)?.cells).toEqual([6])
})
