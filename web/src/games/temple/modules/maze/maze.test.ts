// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../../../src/wayout/games/temple/text/en.json'
import { fill, sentence } from '../../../../i18n/fill'
import { aLetter, aScreen, type Screen } from '../../../../table/play-testing.svelte'
import { A_BOOK } from '../../a-book'
import { aChamber, aSeat, aView, dice } from '../../a-view'
import { blowOf } from '../../effects.svelte'
import Play from '../../Play.svelte'
import { story } from '../../story'
import type { Action, SeatView, View, Wire } from '../../wire'
import { bring } from '../brought.svelte'
import type { DeedScene } from '../module'
import { mazeDeeds } from './deeds'
import { linesOf } from './dial.svelte'
import { weakestLinks } from './maze'

const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)
const slide = (node: number, side: number): Action => ({ type: 'turn_gear', node, side, pay: [] })
const inMaze = (own: Partial<SeatView>, differs: Partial<View> = {}): View => {
  const view = aView({ modules: ['curses', 'treasures', 'maze'], extra: { maze: { alarms: [] } }, ...differs })
  const chambers = { ...view.chambers, 3: aChamber('gear', 1, 1, [0, 1, 2, 3]) }
  return { ...view, chambers, seats: { ...view.seats, 0: aSeat({ node: 6, ...own }) } }
}
const scene = (view: View, may: readonly Action[] = []): DeedScene => ({
  view,
  book: A_BOOK,
  seat: 0,
  may,
  t,
  name: String,
})
const SLIDES = [slide(0, 1), slide(0, 3), slide(6, 1), slide(6, 3), slide(0, 0), slide(0, 2), slide(2, 0), slide(2, 2)]

beforeAll(() => bring(['curses', 'treasures', 'maze']))

describe('the Maze on the screen', () => {
  it('lists rows from the north, then columns from the west', () => {
    const lines = linesOf(inMaze({}), SLIDES)
    expect(lines.map(({ is, at }) => `${is} ${at}`)).toEqual(['row 1', 'row 0', 'column 0', 'column 1'])
    expect(lines.map(({ slides }) => slides.map(({ side }) => side))).toEqual([
      [3, 1],
      [3, 1],
      [0, 2],
      [0, 2],
    ])
  })

  it('says what the gear takes until it can be turned', () => {
    const [deed] = mazeDeeds(scene(inMaze({})))
    expect(deed).toMatchObject({ id: 'gear', cost: 'TT', action: null })
    expect(mazeDeeds(scene(inMaze({}), SLIDES))).toEqual([])
    expect(mazeDeeds(scene(inMaze({ node: 0 })))).toEqual([])
  })

  it('offers a short cut at every door, and tells of it where there is none', () => {
    const own = { node: 0, treasures: [{ id: 4, kind: 'short_cut', armed_until: null, used: false }] }
    const cut: Action = { type: 'take_short_cut', side: 1, pay: [] }
    expect(mazeDeeds(scene(inMaze(own), [cut]))).toMatchObject([{ id: 'cut.1', action: cut }])
    expect(mazeDeeds(scene(inMaze(own)))).toMatchObject([{ id: 'cut', action: null }])
  })

  it('knows who is a weakest link, as long as they are inside', () => {
    const curses = [{ curse: 'weakest_link', lifted_by: '' }]
    expect(weakestLinks(inMaze({ curses }))).toEqual([0])
    expect(weakestLinks(inMaze({ curses, node: null }))).toEqual([])
  })

  it('lets a false alarm look and read like a real one', () => {
    const found = { type: 'exit_shouted', seat: 1, chamber: 2, shout: 1, at: 70_000 } as const
    expect(blowOf(found)).toEqual({ kind: 'exit', n: 0 })
    expect(story(found, t, String)).toEqual({ key: 'event.exit_shouted', params: { seat: '1' } })
    expect(t('event.exit_shouted')).toBe(t('event.discovered.exit'))
  })

  it('tells whether a row or a column slides', () => {
    const turned = { type: 'gear_turned', seat: 0, side: 3, paid: [], at: 70_000 } as const
    expect(story(turned, t, String)?.key).toBe('event.gear_turned.row')
    expect(story({ ...turned, side: 2 }, t, String)?.key).toBe('event.gear_turned.column')
  })
})

describe('the dial of the gear', () => {
  let screen: Screen<Wire>
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    screen.close()
    vi.useRealTimers()
  })
  function open(view: View, may: readonly Action[]): void {
    screen = aScreen<Wire>(Play, {
      letter: { ...aLetter<Wire>(view, may), at: 70_000, runs: 1 },
      catalogue: A_BOOK,
      seat: 0,
      t,
    })
  }

  it('steps through the lines, marks the chosen one on the board and slides it', () => {
    open(inMaze({ dice: dice('TTAK.') }), SLIDES)
    expect(document.querySelector('[data-piece="line"]')).toBeNull()
    screen.click('[data-dial-open]')
    expect(document.querySelector('[data-piece="line"]')).not.toBeNull()
    screen.click('[data-dial] .row button:nth-of-type(2)')
    screen.click('[data-slide="1"]')
    expect(screen.wishes).toEqual([slide(0, 1)])
  })

  it('marks what somebody pretends to have found', () => {
    const alarms = [{ seat: 1, chamber: 2, shouts: 1, at: 70_000 }]
    open(inMaze({}, { extra: { maze: { alarms } } }), [])
    expect(document.querySelectorAll('[data-piece="alarm"]')).toHaveLength(1)
  })

  it('shows what lies in the pile, and what could be wished for', () => {
    const prompts = [{ id: 0, kind: 'short_cut', options: ['top', 'b07', 'exit'], until: 80_000 }]
    open(inMaze({}, { prompts }), [])
    const words = [...document.querySelectorAll('[data-option]')].map((button) => button.textContent.trim())
    expect(words).toEqual(['Whatever is on top', 'Chamber', 'Exit'])
    screen.click('[data-option="exit"]')
    expect(screen.wishes).toEqual([{ type: 'choose', prompt: 0, option: 2 }])
  })
})
