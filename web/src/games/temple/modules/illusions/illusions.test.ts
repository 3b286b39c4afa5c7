import { describe, expect, it } from 'vitest'
import { aChamber, aView } from '../../a-view'
import type { Event } from '../../wire'
import { MODULE as CURSES } from '../curses'
import { TOLD as CURSES_TOLD } from '../curses/told'
import { MODULE as TREASURES } from '../treasures'
import { torchesOf } from '../treasures/torches'
import { MODULE } from '.'

const words = { t: (key: string): string => key, name: (seat: number): string => `seat ${seat}` }

describe('illusions', () => {
  it('are drawn and told as such, and no other chamber is', () => {
    const view = aView({ chambers: { 0: aChamber('start', 0, 0, [1, 3]), 1: aChamber('illusion_4', 1, 0, [3]) } })

    expect(Object.keys(MODULE.floors ?? {})).toHaveLength(6)
    expect(MODULE.lines?.(view, 1, words)).toEqual(['ui.illusions.fades'])
    expect(MODULE.lines?.(view, 0, words)).toEqual([])
  })
})

describe('the cards of the sixth adventurer', () => {
  it('name the others whom one can exchange with', () => {
    const prompt = { id: 0, kind: 'soul_exchange', options: ['2'], until: 0 }
    const scene = { desk: undefined as never, ...words }

    expect(CURSES.optionWords?.(prompt, '2', scene)).toBe('seat 2')
    expect(CURSES.optionWords?.({ ...prompt, kind: 'genie_lamp' }, '2', scene)).toBeNull()
  })

  it('tell an exchange from its end', () => {
    const there: Event = { type: 'souls_exchanged', seat: 0, target: 1, back: false }

    expect(CURSES_TOLD.detail?.(there)).toBe('')
    expect(CURSES_TOLD.detail?.({ ...there, back: true })).toBe('back')
  })

  it('show where a large torch burns', () => {
    const view = aView({ extra: { treasures: { placed: { large_torch: [4] } } } })

    expect(torchesOf(view)).toEqual([4])
    expect(torchesOf(aView())).toEqual([])
    expect(TREASURES.lines?.(view, 2, words)).toEqual(['ui.treasures.torch_here'])
    expect(TREASURES.lines?.(view, 1, words)).toEqual([])
  })
})
