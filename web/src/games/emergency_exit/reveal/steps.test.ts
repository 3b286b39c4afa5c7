import { describe, expect, it } from 'vitest'
import { CROSSING, DEAD_END } from '../figures/plans'
import { isMissed, stepWords, verdictWords, type Speech } from './steps'

const t = (key: string, params: Record<string, string | number> = {}): string => {
  if (key === 'ui.join') return `${params['a']}, ${params['b']}`
  return `${key}${'n' in params ? ` ${params['n']}` : ''}${'where' in params ? ` [${params['where']}]` : ''}`
}
const speech: Speech = { t, names: (seats) => seats.join(), goal: null }

const inVain = (...groups: [depth: number, members: number[], right: boolean][]): string =>
  verdictWords(
    { ...DEAD_END, points: [0, 1, 0], groups: groups.map(([depth, members, right]) => ({ depth, members, right })) },
    { ...speech, t: (key, { a, b, names } = {}) => (key === 'ui.then' ? `${a} ${b}` : `${key}(${names})`) },
  )

describe('the verdict', () => {
  it('says one person scores a point and several a point each', () => {
    expect(verdictWords({ ...DEAD_END, points: [0, 1, 0] }, speech)).toBe('ui.verdict.right.one')
    expect(verdictWords({ ...CROSSING, points: [1, 1, 0] }, speech)).toBe('ui.verdict.kept.other')
    expect(verdictWords({ ...DEAD_END, points: [0, 0, 0] }, speech)).toBe('ui.verdict.nobody')
  })

  it('tells a team whether it found the exit, by how much it missed it, or where it got lost', () => {
    expect(verdictWords({ ...CROSSING, points: [1] }, { ...speech, goal: [-1, 1] })).toBe('ui.verdict.exit')
    expect(verdictWords({ ...CROSSING, points: [0] }, { ...speech, goal: [-3, 2] })).toBe(
      'ui.verdict.no_exit [ui.offset.right 2, ui.offset.down 1]',
    )
    expect(verdictWords({ ...DEAD_END, points: [0] }, { ...speech, goal: [-3, 2] })).toBe('ui.verdict.lost_way 4')
  })

  it('tells who said LOST too early and who too late', () => {
    expect(inVain([1, [0], false], [4, [1], true], [5, [2, 3], false])).toBe(
      'ui.verdict.right.one(1) ui.verdict.early(0) ui.verdict.late(2,3)',
    )
    expect(inVain([4, [1], true])).toBe('ui.verdict.right.one(1)')
  })

  it('does not cheer a team for a route that holds but misses the exit', () => {
    const safe = { is: 'safe', cell: [0, 1], depth: 4 } as const
    expect(stepWords(safe, [], { ...speech, goal: [0, 4] })).toBe('ui.step.safe.together')
    expect(stepWords(safe, [], speech)).toBe('ui.step.safe')
    expect(isMissed({ ...CROSSING, points: [0] }, [0, 4])).toBe(true)
    expect(isMissed({ ...CROSSING, points: [1] }, [0, 4])).toBe(false)
    expect(isMissed({ ...CROSSING, points: [0] }, null)).toBe(false)
  })
})
