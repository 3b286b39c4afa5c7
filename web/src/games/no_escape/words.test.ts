// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/no_escape/text/en.json'
import zh from '../../../../src/wayout/games/no_escape/text/zh-Hant.json'
import { fill, holes, sentence } from '../../i18n/fill'
import { A_BOOK } from './a-book'
import { aView, laid, standing } from './a-view'
import { optionsOf } from './choice'
import { stationOf } from './station'
import type { Action, View } from './wire'
import { spotWords, went } from './walk'
import { inOrder, optionWords, type Teller } from './words'

const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)
const teller: Teller = { t, name: (seat) => ['Ann', 'Bo', 'Cy'][seat] ?? '', catalogue: A_BOOK }
function words(action: Action, view: View = aView()): string {
  const option = optionsOf([action], view)[0]
  return option === undefined ? '' : optionWords(option, view, teller)
}

describe('choices in plain words', () => {
  it('describe a placement by place, exits and what it joins', () => {
    expect(words({ type: 'place_tile', tile: 'tee', at: [2, 0], rot: 0 })).toBe(
      'Tee at 2 east, open to the north, east, and south, joins 1 opening',
    )
    expect(words({ type: 'place_tile', tile: 'corner', at: [-2, -3], rot: 2 })).toBe(
      'Corner at 2 west, 3 north, open to the south and west, joins 0 openings',
    )
  })

  it('describe what an action does to which tile', () => {
    const view = aView({ tiles: [laid('triple', [2, 0]), laid('tee', [0, -2])] })
    expect(words({ type: 'play_action', tile: 'shift', targets: { at: [2, 0], to: [3, 0], rot: 1 } }, view)).toBe(
      'Section Shift, Triple Space from 2 east, Triple Space at 3 east, open to the east and west',
    )
    expect(words({ type: 'lay_path', at: [2, 0], side: 0 }, view)).toBe('Triple Space at 2 east, new exit north')
    expect(words({ type: 'play_action', tile: 'lockdown', targets: { seat: 1 } })).toBe('Lockdown, Bo')
  })
})

it('lists tile by tile, the nearest places first', () => {
  const lay = (tile: string, x: number): Action => ({ type: 'place_tile', tile, at: [x, 0], rot: 0 })
  const listed = inOrder(optionsOf([lay('tee', 3), lay('hook', 2), lay('tee', 2)], aView()))
  expect(listed.map(({ pick }) => [pick.tile, pick.at?.[0]])).toEqual([
    ['tee', 2],
    ['tee', 3],
    ['hook', 2],
  ])
})

describe('walking over the maze', () => {
  const view = aView({ tiles: [laid('tele_w', [0, -2])], meeples: [standing([0, -2, 1], 2)] })
  const station = stationOf(A_BOOK, view)

  it('goes where catwalks lead', () => {
    expect(went(station, [0, 0, 4], 0)).toEqual({ spot: [0, -2, 0] })
    expect(went(station, [0, 0, 4], 1)).toBe('wall')
    expect(went(station, [0, 0, 8], 1)).toBe('outside')
  })

  it('says what is found there', () => {
    expect(spotWords(station, view, [0, -2, 1], teller)).toBe(
      'White Teleporter at 2 north, open to the south, space 2, White Teleporter, ways: south, Ann stands here, facing south',
    )
    expect(spotWords(station, view, [0, 0, 0], teller)).toBe('The red circle, ways: north east')
  })
})

it('has the same words in both languages, with the same holes', () => {
  expect(Object.keys(zh)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en))
    expect([key, holes((zh as Record<string, string>)[key] ?? '')]).toEqual([key, holes(text)])
})
