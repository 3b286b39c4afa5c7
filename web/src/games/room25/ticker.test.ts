// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { fill } from '../../i18n/fill'
import { aFigure, aView } from './a-view'
import { explained } from './story'
import { newsOf } from './ticker'
import type { FigureView } from './wire'

const words = en as Readonly<Record<string, string>>
const t = (key: string, params = {}): string => fill(words[key] ?? key, params)
const name = (seat: number): string => ['Ann', 'Bo'][seat] ?? ''

function lost(alice: Partial<FigureView>): string | null {
  const view = aView({ figures: [aFigure(0, alice)], order: [0] })
  return newsOf(explained({ type: 'action_lost', who: 0, token: 'push' }, view), { t, name })
}

describe('the news of a lost action', () => {
  it('tells everybody why', () => {
    expect(lost({ cell: 7 })).toBe('Alice: Push is lost: nobody else is in the room.')
  })

  it('tells no reason of somebody who is no longer there', () => {
    expect(lost({ cell: null, alive: false })).toBe('Alice cannot do Push: the action is lost.')
  })
})
