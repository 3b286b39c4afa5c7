import { describe, expect, it } from 'vitest'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import type { Action, View } from '../../wire'
import type { ModuleDeed } from '../module'
import type { Chambers } from './chambers'
import { chamberDeeds } from './deeds'

const t = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(params)].join(' ')

/** Chamber 3, north of the eastern one, is of this tile; the first seat is there, the others at home. */
function questing(tile: string, hand: string, shown: Partial<Chambers> = {}): View {
  const quests = { found: { [tile]: 3 }, done: [] }
  const extra = { quests, quest_chambers: { snakes: [], stars: {}, ...shown } }
  const view = aView({ modules: ['quest_chambers', 'quests'], extra })
  return {
    ...view,
    chambers: { ...view.chambers, 3: aChamber(tile, 1, 1, [2, 0]) },
    seats: { ...view.seats, 0: aSeat({ node: 6, dice: dice(hand) }) },
  }
}
const deeds = (view: View, may: readonly Action[] = []): readonly ModuleDeed[] =>
  chamberDeeds({ view, book: A_BOOK, seat: 0, may, t, name: String })

describe('what can be done for the further quests', () => {
  it('counts who is in the chaos chamber, and never curses all with one press alone', () => {
    const [wants, call, ...more] = deeds(questing('chaos', '.....'), [{ type: 'call_chaos' }])

    expect(wants).toMatchObject({ count: '1/3', action: null })
    expect(call?.action).toEqual({ type: 'call_chaos' })
    expect(more).toEqual([])
  })

  it('says which stars are missing', () => {
    const view = questing('constellation', 'KK...', { stars: { start: 1, three_gems: null } })

    expect(deeds(view)).toMatchObject([
      { count: '1/2', cost: 'KK', about: 'ui.quest_chambers.missing ui.quest_chambers.place.three_gems' },
    ])
  })

  it('catches snakes where they are, and their mother when none is left', () => {
    const home = { ...questing('snake_pit', 'TT...', { snakes: [6, 0] }) }
    expect(deeds(home)).toMatchObject([
      { id: 'snake', cost: 'TT', pooled: [6] },
      { id: 'mother', about: 'ui.quest_chambers.snakes 2', action: null },
    ])

    expect(deeds(questing('snake_pit', 'TTTTT'), [{ type: 'catch_mother' }])).toMatchObject([
      { id: 'mother', cost: 'TTTTT', pooled: [6], action: { type: 'catch_mother' } },
    ])
  })
})
