import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../src/wayout/games/no_escape/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import { aLetter, aScreen as mounted, type Screen } from '../../table/play-testing.svelte'
import type { LetterMessage } from '../../types'
import { A_BOOK } from './a-book'
import { aView, laid, standing } from './a-view'
import { passing } from './passing.svelte'
import Play from './Play.svelte'
import type { Slot } from './terms'
import type { AbortWindow, Action, Event, View, Wire } from './wire'

const letter = aLetter<Wire>
const place = (tile: string, at: Slot, rot: number): Action => ({ type: 'place_tile', tile, at, rot })
const TEES = [place('tee', [2, 0], 0), place('tee', [2, 0], 2), place('tee', [0, -2], 1)]

const aScreen = (letter: LetterMessage<Wire>, seat: number | null = 0): Screen<Wire> =>
  mounted<Wire>(Play, {
    letter,
    seat,
    catalogue: A_BOOK,
    t: (key, params = {}) => fill(sentence(en, key, params, 'en') ?? key, params),
  })

const pass = (ms: number): void => {
  vi.advanceTimersByTime(ms)
  flushSync()
}
const count = (css: string): number => document.querySelectorAll(css).length

describe('the play screen', () => {
  let screen: Screen<Wire>
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    screen.close()
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('shows ghosts only where the letter allows a tile, and sends what was confirmed', () => {
    screen = aScreen(letter(aView(), [{ type: 'skip_action' }, ...TEES]))
    expect(count('.may')).toBe(0)
    screen.click('[data-tile="tee"]')
    expect(count('.may')).toBe(2)
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([])
    screen.press('ArrowRight', 'r')
    expect(count('.ghost')).toBe(1)
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([place('tee', [2, 0], 2)])
  })

  it('can lay a tile from the list of placements in words', () => {
    screen = aScreen(letter(aView({ step: 'maze' }), TEES))
    screen.press('1', 'l')
    expect(count('[data-option]')).toBe(3)
    screen.click('[data-option]')
    expect(screen.said.at(-1)).toBe('Tee at 2 east, exits N E S, joins 1 exit')
    screen.press('Enter')
    expect(screen.wishes).toHaveLength(1)
    expect(TEES).toContainEqual(screen.wishes[0])
  })

  it('has the flipped tile in hand at once', () => {
    screen = aScreen(letter(aView({ step: 'flip', flipped: 'tee', hand: [] }), TEES))
    expect(screen.find('[data-tile="tee"]').getAttribute('aria-pressed')).toBe('true')
    expect(count('.may')).toBe(2)
  })

  it('passes an abort window with one tap and aborts with two', () => {
    const window: AbortWindow = { kind: 'roll', seat: 1, eligible: [0, 2], waiting: [0, 2], answer: null }
    const view = aView({ turn: 1, step: 'roll', dice: [1, 2], window, stake: 'roll' })
    const may: Action[] = [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]
    screen = aScreen(letter(view, may))
    expect(screen.find('.panel h2').textContent).toBe('Bo has rolled 3')
    screen.click('[data-main]')
    screen.click('[data-tile="ab_roll"]')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }])
  })

  it('explains what can be aborted and whom it is meant for, for whoever does not know every tile', () => {
    const window: AbortWindow = { kind: 'action', seat: 1, eligible: [0, 2], waiting: [0, 2], answer: null }
    screen = aScreen(
      letter(aView({ turn: 1, window, stake: 'action', announced: 'lockdown', targets: { seat: 2 } }), [
        { type: 'let_pass' },
      ]),
    )
    expect(screen.find('.panel h2').textContent).toBe('Bo announces Lockdown on Cy')
    expect(screen.find('.panel .about').textContent).toBe(en['tile.lockdown.about'])
  })

  it('asks for a way with arrows, and takes the answer when it is given twice', () => {
    const view = aView({ step: 'move', question: { kind: 'branch', seat: 0, ways: [0, 1] } })
    screen = aScreen(
      letter(view, [
        { type: 'choose_way', way: 0 },
        { type: 'choose_way', way: 1 },
      ]),
    )
    expect(count('svg .way')).toBe(2)
    screen.click('[data-way="1"]')
    expect(screen.wishes).toEqual([])
    screen.click('[data-way="1"]')
    expect(screen.wishes).toEqual([{ type: 'choose_way', way: 1 }])
  })

  it('teleports to one of the teleporters that are free', () => {
    const tiles = [laid('tele_w', [0, -2]), laid('tele_w', [4, 0], 1), laid('tele_y', [0, 5])]
    const view = aView({ step: 'move', tiles, question: { kind: 'teleport', seat: 0, ways: [] } })
    screen = aScreen(
      letter(view, [
        { type: 'choose_teleporter', at: [4, 0] },
        { type: 'choose_teleporter', at: [0, 5] },
      ]),
    )
    expect(count('.may.laid')).toBe(2)
    screen.press('ArrowRight', 'ArrowDown')
    expect(count('.marked')).toBe(1)
    screen.press('Enter')
    expect(screen.wishes).toEqual([{ type: 'choose_teleporter', at: [0, 5] }])
  })

  it('lays a New Path on either side, or none', () => {
    const view = aView({
      step: 'move',
      tiles: [laid('triple', [0, -2])],
      question: { kind: 'new_path', seat: 0, ways: [] },
    })
    const may: Action[] = [
      { type: 'decline_path' },
      { type: 'lay_path', at: [0, -2], side: 1 },
      { type: 'lay_path', at: [0, -2], side: 3 },
    ]
    screen = aScreen(letter(view, may))
    screen.press('r')
    expect(count('.ghost .strip')).toBe(1)
    screen.click('[data-main]')
    screen.click('.bar .other')
    expect(screen.wishes).toEqual([{ type: 'lay_path', at: [0, -2], side: 3 }, { type: 'decline_path' }])
  })

  it('moves meeples step by step, and lets a tap skip it', () => {
    screen = aScreen(letter(aView({ turn: 1, step: 'move' })))
    const place = (): string => screen.find<SVGGElement>('[data-meeple="1"]').style.transform
    const step = (space: number): Event => ({ type: 'stepped', seat: 1, to: [0, 0, space], heading: 0, came_from: 2 })
    const steps = [1, 2, 3].map(step)
    const there = aView({ turn: 2, meeples: [standing([0, 0, 0]), standing([0, 0, 3], 0), standing([0, 0, 0])] })
    screen.next(letter(there, [], steps))
    expect(place()).toBe('translate(0px, -30px)')
    pass(200)
    expect(place()).toBe('translate(0px, -60px)')
    screen.click('section')
    expect(place()).toBe('translate(0px, -90px)')
  })

  it('draws nothing that has not been told: a spectator has no hand and no buttons', () => {
    screen = aScreen(letter(aView({ hand: null, tiles: [laid('tee', [2, 0])] })), null)
    expect(count('[data-tile]')).toBe(0)
    expect(count('[data-main]')).toBe(0)
    expect(count('[data-slot]')).toBe(1)
  })

  it('shows how somebody gets out before the result may cover it', () => {
    screen = aScreen(
      letter(
        aView({ turn: 1, step: 'move', meeples: [standing([0, 0, 0]), standing([0, 0, 4], 0), standing([0, 0, 0])] }),
      ),
    )
    const over = aView({
      step: 'over',
      turn: null,
      outcome: 'escaped',
      winners: [1],
      meeples: [standing([0, 0, 0]), standing([0, 0, 4], 0), standing([0, 0, 0])],
    })
    screen.next(
      letter(
        over,
        [],
        [
          { type: 'escaped', seat: 1, by: 1 },
          { type: 'game_ended', outcome: 'escaped', winners: [1] },
        ],
      ),
    )
    expect(screen.shows.at(-1)).toBe(true)
    pass(1000)
    expect(screen.shows.at(-1)).toBe(false)
    expect(screen.find('[data-meeple="1"]').classList.contains('out')).toBe(true)
  })

  it('lets a kind of window pass by itself, with one id on every page, and remembers it', () => {
    screen = aScreen(letter(aView()))
    screen.click('.tools button')
    document.querySelectorAll<HTMLInputElement>('dialog input')[4]?.click()
    flushSync()
    expect(passing.kinds).toEqual(['roll'])
    expect(localStorage.getItem('wayout.no_escape.passing')).toBe('["roll"]')
    expect(screen.wishes).toEqual([])

    const opened = (kind: AbortWindow['kind']): View =>
      aView({
        turn: 1,
        step: 'roll',
        dice: [1, 2],
        window: { kind, seat: 1, eligible: [0, 2], waiting: [0, 2], answer: null },
        stake: kind,
      })
    screen.next(letter(opened('maze'), [{ type: 'let_pass' }]))
    expect(screen.wishes).toEqual([])
    screen.next(letter(opened('roll'), [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]))
    expect([screen.wishes, screen.ids]).toEqual([[{ type: 'let_pass' }], ['pass 1']])
    expect(count('.panel')).toBe(0)
    expect(screen.find('[data-main]').textContent).toBe('Wait')
    expect(screen.find('[data-status]').textContent).toBe('Bo is about to roll.')
    screen.next(letter({ ...opened('roll'), turn: 0 }))
    expect(screen.wishes).toHaveLength(1)
    passing.set([])
  })

  it('shows the end of the station before it says so', () => {
    screen = aScreen(letter(aView({ turn: 1, step: 'action' })))
    const over = aView({ step: 'over', outcome: 'exploded', turn: null, deck: 0 })
    const flips: Event[] = ['beam', 'corner'].map((tile) => ({ type: 'tile_flipped', seat: 1, tile, fits: false }))
    screen.next(
      letter(
        over,
        [],
        [
          { type: 'hand_discarded', seat: 1, tiles: [] },
          ...flips,
          { type: 'game_ended', outcome: 'exploded', winners: [] },
        ],
      ),
    )
    pass(320)
    expect(screen.find('[data-status]').textContent).toBe('Bo flips tiles until one can be laid.')
    expect(screen.find('.flips').textContent).toContain('Tile 1 cannot be laid')
    expect(count('.embers')).toBe(0)
    pass(620)
    expect(count('.embers.booming')).toBe(1)
    expect(screen.shows.at(-1)).toBe(true)
    pass(2000)
    expect(count('.embers:not(.booming)')).toBe(1)
    expect(screen.find('[data-status]').textContent).toContain('The station explodes')
    expect(screen.shows.at(-1)).toBe(false)
  })
})
