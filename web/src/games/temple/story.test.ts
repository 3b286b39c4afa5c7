import { describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/temple/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import type { Translate } from '../../table/play-props'
import { rollWords } from './sayings'
import { recalled, story } from './story'
import type { Event } from './wire'

const t: Translate = (key, params = {}) => fill(sentence(en, key, params, 'en') ?? key, params)
const name = (seat: number): string => ['Ann', 'Bo'][seat] ?? ''
function told(event: Event): string | null {
  const line = story(event as never, t, name)
  return line === null ? null : t(line.key ?? '', line.params)
}

describe('the story', () => {
  it('leaves out what happens all the time', () => {
    const roll: Event = { type: 'rolled', seat: 0, dice: [0], faces: ['A'], at: 1 }
    expect(told(roll)).toBeNull()
    expect(recalled(roll)).toBeNull()
    expect(told({ type: 'masked', seat: 0, die: 1, target: 0, dice: [2], at: 1 })).toBeNull()
  })

  it('tells who helped whom, what was found, and what it cost', () => {
    expect(told({ type: 'masked', seat: 0, die: 1, target: 1, dice: [12], at: 1 })).toBe(
      'Ann frees Bo from black masks.',
    )
    expect(
      told({
        type: 'discovered',
        seat: 1,
        node: 0,
        side: 1,
        chamber: 3,
        tile: 'exit',
        x: 1,
        y: 0,
        turned: 1,
        paid: [],
        walled: false,
        at: 1,
      }),
    ).toBe('Bo has found the exit!')
    expect(
      told({
        type: 'discovered',
        seat: 1,
        node: 0,
        side: 1,
        chamber: 3,
        tile: 'c09',
        x: 1,
        y: 0,
        turned: 1,
        paid: [],
        walled: false,
        at: 1,
      }),
    ).toBe('Bo discovers: Cursed treasure chamber.')
    expect(told({ type: 'slammed', number: 1, safe: [], lost: [[0, 3]] })).toContain('1')
    expect(told({ type: 'curse_drawn', seat: 0, curse: 'trap', kept: true })).toBe('Ann is cursed: Trap.')
    expect(
      told({ type: 'treasure_claimed', seat: 0, chamber: 1, treasure: 3, kind: 'teleport', paid: [], at: 1 }),
    ).toBe('Ann opens a chest: Teleport.')
    expect(told({ type: 'signalled', seat: 1, phrase: 'stuck', node: 0, at: 1 })).toBe("Bo: I'm stuck!")
  })

  it('has a whole sentence for every event that it tells', () => {
    const events: Event[] = [
      { type: 'begun', at: 1 },
      { type: 'gong', number: 3 },
      { type: 'gems_taken', seat: 0, node: 2, level: 1, taken: 1, paid: [], at: 1 },
      { type: 'got_out', seat: 0, paid: [], at: 1 },
      { type: 'die_given', seat: 0, die: 1, to: 1, at: 1 },
      { type: 'fate_turned', dice: [] },
      { type: 'fate_dropped', seat: 1, caller: 0, again: 9 },
      { type: 'concede_dropped', seat: null, caller: 0, again: 9 },
      { type: 'game_ended', outcome: 'won', at: 1 },
      { type: 'went_absent', seat: 0, gone: true },
      { type: 'seat_left', seat: 0, behind: true },
      { type: 'dice_fell', seat: 0, dice: [1] },
      { type: 'teleported', seat: 0, start: 0, to: 2 },
    ]
    for (const event of events) expect(told(event), event.type).toMatch(/^[^{}]+[.!?]$/)
  })

  it('says aloud what you rolled yourself, and only that', () => {
    const rolls: Event[] = [
      { type: 'rolled', seat: 0, dice: [0, 1, 2], faces: ['K', 'B', 'K'], at: 1 },
      { type: 'rolled', seat: 1, dice: [10], faces: ['A'], at: 1 },
    ]
    expect(rollWords(rolls, 0, t)).toBe('You rolled: 2 Key, 1 Black mask')
    expect(rollWords(rolls, null, t)).toBe('')
  })
})
