// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import en from '../../../../src/wayout/games/no_escape/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import { A_BOOK } from './a-book'
import { aView, laid, standing } from './a-view'
import { sayings } from './sayings'
import type { Event } from './wire'

const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)
const teller = { t, name: (seat: number) => ['Ann', 'Bo'][seat] ?? '', catalogue: A_BOOK }

it('says a movement once, with where it ended', () => {
  const steps: Event[] = [0, 1].map((space) => ({
    type: 'stepped',
    seat: 1,
    to: [0, -2, space],
    heading: 0,
    came_from: 2,
  }))
  const view = aView({ tiles: [laid('triple', [0, -2])], meeples: [standing([0, 0, 0]), standing([0, -2, 1], 0)] })
  expect(sayings([{ type: 'move_began', seat: 1, steps: 2, jetpack: false }, ...steps], view, teller)).toEqual([
    'Bo sets off with 2 steps.',
    'Bo: Triple Space at 2 north, open to the north and south, space 2, facing north.',
  ])
})

it('says nothing when nothing happened', () => {
  expect(sayings([], aView(), teller)).toEqual([])
})
