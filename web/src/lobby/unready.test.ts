import { expect, test } from 'vitest'
import type { Around } from '../types'
import { unready } from './unready'

function lobby(ready: boolean, changes: Partial<Around> = {}): Around {
  const usual = { status: 'gathering', game: 'climb', options: { goal: 5, crew: 'any' }, you: { seat: 0 } }
  return { ...usual, seats: [{ ready }], ...changes } as unknown as Around
}

test('an option that was changed, several, or another game take readiness back', () => {
  expect(unready(lobby(true), lobby(false, { options: { goal: 9, crew: 'any' } }))).toEqual({
    why: 'option',
    option: 'goal',
  })
  expect(unready(lobby(true), lobby(false, { options: { goal: 9, crew: 'pair' } }))?.why).toBe('options')
  expect(unready(lobby(true), lobby(false, { game: 'bell' }))?.why).toBe('game')
})

test('whoever says so, was not ready, sits elsewhere or has just played is not asked again', () => {
  const other = { options: { goal: 9, crew: 'any' } }
  expect(unready(lobby(true), lobby(false))).toBeNull()
  expect(unready(lobby(false), lobby(false, other))).toBeNull()
  expect(unready(lobby(true), lobby(true, other))).toBeNull()
  expect(unready(lobby(true), lobby(false, { ...other, you: { seat: null } as Around['you'] }))).toBeNull()
  expect(unready(lobby(true, { status: 'over' }), lobby(false, other))).toBeNull()
})
