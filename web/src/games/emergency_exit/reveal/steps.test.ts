import { describe, expect, it } from 'vitest'
import { CROSSING, DEAD_END } from '../figures/plans'
import { verdictWords, type Speech } from './steps'

const t = (key: string, params: Record<string, string | number> = {}): string => {
  if (key === 'ui.join') return `${params['a']}, ${params['b']}`
  return `${key}${'n' in params ? ` ${params['n']}` : ''}${'where' in params ? ` [${params['where']}]` : ''}`
}
const speech: Speech = { t, names: (seats) => seats.join() }

describe('the verdict', () => {
  it('says one person scores a point and several a point each', () => {
    expect(verdictWords({ ...DEAD_END, points: [0, 1, 0] }, null, speech)).toBe('ui.verdict.right.one')
    expect(verdictWords({ ...CROSSING, points: [1, 1, 0] }, null, speech)).toBe('ui.verdict.kept.other')
    expect(verdictWords({ ...DEAD_END, points: [0, 0, 0] }, null, speech)).toBe('ui.verdict.nobody')
  })

  it('tells a team whether it found the exit, by how much it missed it, or where it got lost', () => {
    expect(verdictWords({ ...CROSSING, points: [1] }, [-1, 1], speech)).toBe('ui.verdict.exit')
    expect(verdictWords({ ...CROSSING, points: [0] }, [-3, 2], speech)).toBe(
      'ui.verdict.no_exit [ui.offset.right 2, ui.offset.down 1]',
    )
    expect(verdictWords({ ...DEAD_END, points: [0] }, [-3, 2], speech)).toBe('ui.verdict.lost_way 4')
  })
})
