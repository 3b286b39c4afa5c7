// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { fill } from '../../i18n/fill'
import { newsOf } from './ticker'

const words = en as Readonly<Record<string, string>>
const t = (key: string, params = {}): string => fill(words[key] ?? key, params)
const name = (seat: number): string => ['Ann', 'Bo'][seat] ?? ''

it('tells everybody why an action was lost', () => {
  expect(newsOf({ type: 'action_lost', who: 0, token: 'push', why: 'alone' }, { t, name })).toBe(
    'Alice: Push is lost: nobody else is in the room.',
  )
})
