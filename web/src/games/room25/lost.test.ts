import { describe, expect, it } from 'vitest'
import { aFigure, aView, open, rooms } from './a-view'
import { neighbours } from './geometry'
import { doomed } from './lost'
import type { View } from './wire'

const alone = { figures: [aFigure(0, { cell: 7 })], order: [0] }
const from = (token: string, differs: Partial<View> = {}) => doomed(aView(differs), 0, token)

describe('what is lost for sure', () => {
  it('is all but Look and Move in the Central Room', () => {
    expect(['look', 'move', 'push', 'control', 'special'].map((token) => from(token))).toEqual([
      null,
      null,
      'centre',
      'centre',
      'centre',
    ])
  })

  it('is a Push where nobody else is', () => {
    expect(from('push', alone)).toBe('alone')
  })

  it('is a Look in the dark, or where every room next door lies open', () => {
    expect(from('look', alone)).toBeNull()
    expect(from('look', { ...alone, rooms: rooms({ 7: { room: 'dark' } }) })).toBe('dark')
    const next = Object.fromEntries(neighbours(7).map((cell) => [cell, 'empty']))
    expect(from('look', { ...alone, rooms: open(next) })).toBe('all_open')
  })

  it("is Franck's ability while his Adrenaline is not spent", () => {
    const franck = (adrenaline: 'gone' | 'ready') =>
      doomed(aView({ figures: [aFigure(4, { cell: 7, adrenaline })], order: [4] }), 4, 'special')
    expect(franck('ready')).toBe('franck')
    expect(franck('gone')).toBeNull()
  })
})
