import { expect, it } from 'vitest'
import en from '../../../../src/wayout/games/no_escape/text/en.json'
import { A_BOOK } from './a-book'
import { aView } from './a-view'
import { whyIdle } from './idle'
import type { View } from './wire'

const why = (tile: string, differs: Partial<View>): string => whyIdle(tile, aView(differs), 0, A_BOOK)
const window: View['window'] = { kind: 'maze', seat: 1, eligible: [0], waiting: [0], answer: null, fitting: [] }

it.each([
  ['ab_roll', {}, 'ui.idle.abort_own'],
  ['ab_roll', { window }, 'ui.idle.wrong_abort'],
  ['tee', { window }, 'ui.idle.not_abort'],
  ['tee', { turn: 1 }, 'ui.idle.later'],
  ['swap', { turn: 1 }, 'ui.idle.later_action'],
  ['swap', {}, 'tile.swap.needs'],
  ['swap', { step: 'maze' }, 'ui.idle.too_late_action'],
  ['tee', { step: 'maze' }, 'ui.idle.no_place'],
  ['tee', { step: 'roll' }, 'ui.idle.too_late_tile'],
  ['tee', { question: { kind: 'branch', seat: 0, ways: [0] } }, 'ui.idle.question'],
] as const)('tells why %s is of no use when %o', (tile, differs, key) => {
  expect(why(tile, differs)).toBe(key)
  expect(en).toHaveProperty([key])
})
