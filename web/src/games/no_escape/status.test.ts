import { describe, expect, it } from 'vitest'
import { aView } from './a-view'
import { optionsOf, type Pick } from './choice'
import { deedsOf } from './deeds'
import { statusOf, toAct, waiting } from './status'
import type { AbortWindow, Action, View } from './wire'

const WINDOW: AbortWindow = {
  kind: 'roll',
  seat: 0,
  eligible: [1, 2],
  waiting: [1, 2],
  answer: null,
  fitting: ['ab_roll'],
}
const place: Action = { type: 'place_tile', tile: 'tee', at: [2, 0], rot: 0 }
const status = (view: View, seat: number | null, may: Action[] = [], pick: Pick = {}): string =>
  statusOf(view, seat, may.length > 0, may, optionsOf(may, view), pick, (tile) => `why ${tile}`).key
const deeds = (view: View, may: Action[], pick: Pick = {}): (string | undefined)[] => {
  const { main, other } = deedsOf(view, may, optionsOf(may, view), pick)
  return [main?.type, other?.type]
}

describe('whom the game waits for', () => {
  it('is the turn, the one who is asked, or all who may abort', () => {
    expect(toAct(aView())).toEqual([0])
    expect(toAct(aView({ question: { kind: 'branch', seat: 2, ways: [0, 1] } }))).toEqual([2])
    expect(toAct(aView({ window: WINDOW }))).toEqual([1, 2])
    expect(toAct(aView({ step: 'over', turn: null }))).toEqual([])
  })

  it('is told from a turn, where somebody is asked out of turn', () => {
    expect(waiting(aView())).toBeNull()
    expect(waiting(aView({ window: WINDOW }))).toBe('ui.asked.abort')
    expect(waiting(aView({ question: { kind: 'branch', seat: 2, ways: [0, 1] } }))).toBe('ui.asked.choose')
    expect(waiting(aView({ question: { kind: 'branch', seat: 0, ways: [0, 1] } }))).toBeNull()
    expect(waiting(aView({ step: 'over', turn: null }))).toBeNull()
  })
})

describe('the status line', () => {
  it('says what is wanted of you, step by step', () => {
    expect(status(aView(), 0, [{ type: 'skip_action' }, place])).toBe('ui.status.action')
    expect(status(aView(), 0, [{ type: 'skip_action' }])).toBe('ui.status.flip_soon')
    expect(status(aView(), 0, [place, { ...place, at: [0, -2] }], { tile: 'tee' })).toBe('ui.status.choose_slot')
    expect(status(aView(), 0, [place], { tile: 'tee', at: [2, 0] })).toBe('ui.status.confirm')
    expect(status(aView(), 0, [place, { ...place, rot: 1 }], { tile: 'tee', at: [2, 0] })).toBe('ui.status.turn_it')
    expect(status(aView(), 0, [place], { tile: 'ab_roll' })).toBe('why ab_roll')
    expect(status(aView({ step: 'energy' }), 0, [{ type: 'roll' }])).toBe('ui.status.energy')
    expect(status(aView({ step: 'energy', green: [0, 3, 3] }), 0, [{ type: 'roll' }])).toBe('ui.status.roll')
  })

  it('says what others do', () => {
    expect(status(aView({ turn: 1, step: 'maze' }), 0)).toBe('ui.status.other.maze')
    expect(status(aView({ question: { kind: 'branch', seat: 1, ways: [0] } }), 0)).toBe('event.asked.branch')
  })

  it('tells how many may abort, and what you have answered', () => {
    expect(status(aView({ window: WINDOW }), 2, [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }])).toBe(
      'ui.status.abort',
    )
    expect(status(aView({ window: WINDOW }), 2, [{ type: 'let_pass' }])).toBe('ui.status.no_abort')
    expect(status(aView({ window: { ...WINDOW, answer: '' } }), 1)).toBe('ui.status.passed')
    expect(status(aView({ window: { ...WINDOW, answer: 'ab_roll' } }), 1)).toBe('ui.status.sealed')
    expect(status(aView({ window: WINDOW }), null)).toBe('ui.status.window')
  })

  it('says that an answer lies sealed as soon as it is given', () => {
    const may: Action[] = [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]
    const view = aView({ window: WINDOW })
    expect(statusOf(view, 2, true, may, optionsOf(may, view), {}, () => '', true)).toEqual({ key: 'ui.status.sending' })
  })
})

describe('the buttons', () => {
  it('abort once a tile is chosen; to let it pass is never the main one', () => {
    const may: Action[] = [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]
    expect(deeds(aView({ window: WINDOW }), may)).toEqual([undefined, 'let_pass'])
    expect(deeds(aView({ window: WINDOW }), may, { tile: 'ab_roll' })).toEqual(['play_abort', 'let_pass'])
  })

  it('roll, with energy beside it', () => {
    expect(deeds(aView({ step: 'energy' }), [{ type: 'roll' }, { type: 'spend_energy' }])).toEqual([
      'roll',
      'spend_energy',
    ])
  })

  it('wait for a tile while one can be laid, and flip when none can', () => {
    expect(deeds(aView(), [{ type: 'skip_action' }, place])).toEqual([undefined, undefined])
    expect(deeds(aView(), [{ type: 'skip_action' }])).toEqual(['skip_action', undefined])
    expect(deeds(aView(), [{ type: 'skip_action' }, place], { tile: 'tee', at: [2, 0] })).toEqual([
      'place_tile',
      undefined,
    ])
  })

  it('let a New Path be declined', () => {
    const view = aView({ question: { kind: 'new_path', seat: 0, ways: [] } })
    const may: Action[] = [{ type: 'decline_path' }, { type: 'lay_path', at: [2, 0], side: 0 }]
    expect(deeds(view, may)).toEqual([undefined, 'decline_path'])
    expect(deeds(view, may, { at: [2, 0], side: 0 })).toEqual(['lay_path', 'decline_path'])
  })
})
