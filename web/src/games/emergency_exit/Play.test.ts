// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings.svelte'
import { aLetter, aScreen as mounted, type Screen } from '../../table/play-testing.svelte'
import type { Around, LetterMessage } from '../../types'
import { aView } from './a-view'
import { DEAD_END } from './figures/plans'
import Play from './Play.svelte'
import type { TileInfo } from './terms'
import type { Event, View, Wire } from './wire'

const HAND = [4, 5, 6]
const tiles: TileInfo[] = Array.from({ length: 38 }, (_, index) => ({
  id: `T${index}`,
  kind: index === 0 ? 'start' : 'straight',
  character: null,
  hazard: null,
}))
const letter = aLetter<Wire>
const aScreen = (letter: LetterMessage<Wire>): Screen<Wire> =>
  mounted<Wire>(Play, { letter, catalogue: { tiles, floor_cards: [], danger_cards: [] } })

const pass = (ms: number): void => {
  vi.advanceTimersByTime(ms)
  flushSync()
}
const myTurn = letter(aView({ hand: HAND }), [
  ...HAND.map((tile) => ({ type: 'play_tile' as const, tile, rot: null })),
  { type: 'declare_lost' },
])
const tilesDrawn = (): number => document.querySelectorAll('svg.tile').length

describe('the play screen', () => {
  let screen: Screen<Wire>
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => {
    screen.close()
    settings.motion = 'auto'
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('lays a tile in two steps', () => {
    screen = aScreen(myTurn)
    screen.click('.main')
    expect(screen.wishes).toEqual([])
    screen.click('[data-tile="1"]')
    screen.click('.main')
    expect(screen.wishes).toEqual([{ type: 'play_tile', tile: 5, rot: null }])
  })

  it('tells the marks of a seat in words to whoever presses it', () => {
    screen = aScreen(myTurn)
    for (const seat of [2, 1]) {
      const place = `.seats li:nth-child(${seat})`
      const told = screen.find(`${place} [popovertarget]`).getAttribute('popovertarget')
      expect(document.getElementById(told ?? '')?.textContent).toBe(screen.find(`${place} .hidden`).textContent)
    }
  })

  it.each([false, true])('shows new cards, which wait to be read unless one plays by post (%s)', (by_post) => {
    const around = { seats: [], timers: {}, status: 'playing', by_post } as unknown as Around
    const catalogue = { tiles, floor_cards: [], danger_cards: [] }
    screen = mounted<Wire>(Play, { letter: letter(aView()), catalogue, around })
    expect(document.querySelectorAll('.news')).toHaveLength(1)
    expect(document.querySelectorAll('.news button')).toHaveLength(by_post ? 0 : 1)
    pass(4000)
    expect(document.querySelectorAll('.news')).toHaveLength(by_post ? 0 : 1)
  })

  it('can be played with keys alone', () => {
    screen = aScreen(myTurn)
    screen.press('3')
    screen.press('Enter')
    expect(screen.wishes).toEqual([{ type: 'play_tile', tile: 6, rot: null }])
  })

  it('lays what is picked when time runs out', () => {
    screen = aScreen({ ...myTurn, clocks: { 0: 20 } })
    screen.click('[data-tile="2"]')
    pass(19_000)
    expect(screen.wishes).toEqual([])
    pass(400)
    expect(screen.wishes).toEqual([{ type: 'play_tile', tile: 6, rot: null }])
  })

  it("waits with what is picked while nobody's time runs", () => {
    screen = aScreen({ ...myTurn, clocks: { 0: 20 } })
    screen.click('[data-tile="2"]')
    pass(10_000)
    screen.stands(true)
    screen.clocks({ 0: 10 })
    pass(60_000)
    expect(screen.wishes).toEqual([])
    screen.stands(false)
    screen.clocks({ 0: 10 }, 1)
    pass(9_400)
    expect(screen.wishes).toEqual([{ type: 'play_tile', tile: 6, rot: null }])
  })

  it('lets the house say something in place of its own words', () => {
    const catalogue = { tiles, floor_cards: [], danger_cards: [] }
    screen = mounted<Wire>(Play, { letter: myTurn, catalogue, instead: 'A bot plays for you' })
    expect(screen.find('[data-status]').textContent).toBe('A bot plays for you')
  })

  it('shows and says the cards of a new game, until a tap', () => {
    screen = aScreen(myTurn)
    expect(screen.find('.news').textContent).toContain('floor.starting.about')
    expect(screen.said.at(-1)).toContain('floor.starting.about')
    screen.click('.news')
    pass(1000)
    expect(document.querySelector('.news')).toBeNull()
    expect(screen.find('li:has([data-card="floor.starting"])').textContent).toContain('ui.card.new')
  })

  it('asks once more before LOST', () => {
    screen = aScreen(myTurn)
    screen.press('l')
    expect(screen.wishes).toEqual([])
    screen.click('dialog .yes')
    expect(screen.wishes).toEqual([{ type: 'declare_lost' }])
  })

  it('says why LOST cannot be said, with the rule', () => {
    screen = aScreen(letter(aView({ hand: HAND, turn: 1 })))
    screen.click('.call')
    expect(screen.find('[role="alert"]').textContent).toBe('refusal.not_your_turn')
    expect(screen.wishes).toEqual([])
  })

  it('keeps no covered tile on the page once the next one lies there', () => {
    screen = aScreen(letter(aView({ hand: HAND, turn: 1, top: { tile: 20, rot: 0 } })))
    expect(tilesDrawn()).toBe(HAND.length + 1)
    const played: Event = { type: 'tile_played', seat: 1, tile: 21, rot: 0, blind: false }
    screen.next(letter(aView({ hand: HAND, turn: 2, top: { tile: 21, rot: 0 } }), [], [played]))
    expect(tilesDrawn()).toBe(HAND.length + 2)
    pass(400)
    expect(tilesDrawn()).toBe(HAND.length + 1)
    expect(screen.said.filter((words) => words !== '')).toEqual(['ui.say.tile'])
  })

  it('shows every tile that was laid while one read, also where the clocks are told anew meanwhile', () => {
    const seen: Event[] = []
    const before = letter(aView({ hand: HAND, turn: 1 }))
    const catalogue = { tiles, floor_cards: [], danger_cards: [] }
    screen = mounted<Wire>(Play, { letter: before, catalogue, beat: (event) => seen.push(event) })
    const played: Event = { type: 'tile_played', seat: 1, tile: 21, rot: 0, blind: false }
    screen.next(letter(aView({ hand: HAND, turn: 2, top: { tile: 21, rot: 0 } }), [], [played]))
    screen.clocks({ 2: 16 })
    expect(seen).toEqual([])
    screen.click('.news button')
    expect(tilesDrawn()).toBe(HAND.length + 2)
    pass(10_000)
    expect(seen).toEqual([played])
  })

  it('goes on saying why not where the clocks are told anew', () => {
    screen = aScreen(letter(aView({ hand: HAND, turn: 1 })))
    screen.click('.call')
    screen.clocks({ 1: 16 })
    expect(screen.find('[role="alert"]').textContent).toBe('refusal.not_your_turn')
  })

  it('shows nothing of the top while the lights are out', () => {
    screen = aScreen(letter(aView({ hand: HAND, top: null, dark: true, next_rot: null })))
    expect(tilesDrawn()).toBe(HAND.length)
  })

  it('plays the reveal once, however often somebody presses on, and gives nothing away before its end', () => {
    screen = aScreen(myTurn)
    const reveal = { ...DEAD_END, points: [1, 0, 0] }
    const shown = (ready: boolean[]): View =>
      aView({ phase: 'reveal', turn: null, hand: HAND, reveal: structuredClone(reveal), ready, scores: [1, 0, 0] })
    screen.next(letter(shown([false, false, false]), [{ type: 'press_on' }], [{ type: 'route_revealed', reveal }]))
    pass(2000)
    const before = screen.find<HTMLInputElement>('input[type="range"]').valueAsNumber
    screen.next(letter(shown([false, true, false]), [{ type: 'press_on' }], [{ type: 'pressed_on', seat: 1 }]))
    expect(before).toBeGreaterThan(0)
    expect(screen.find<HTMLInputElement>('input[type="range"]').valueAsNumber).toBe(before)
    expect(screen.shows.at(-1)).toBe(true)
    expect(document.querySelectorAll('.lamps .lit')).toHaveLength(0)
    pass(20_000)
    expect(screen.shows.at(-1)).toBe(false)
    expect(document.querySelectorAll('.lamps .lit')).toHaveLength(1)
    pass(700)
    screen.click('.main')
    expect(screen.wishes).toEqual([{ type: 'press_on' }])
  })

  it('gives nothing away while LOST fills the screen, also where nothing may move', () => {
    settings.motion = 'reduced'
    screen = aScreen(myTurn)
    const lost: Event = { type: 'lost_declared', seat: 1, asks: 0 }
    const view = aView({ phase: 'reveal', turn: null, hand: HAND, reveal: DEAD_END, ready: [false, false, false] })
    screen.next(letter(view, [{ type: 'press_on' }], [lost, { type: 'route_revealed', reveal: DEAD_END }]))
    expect(screen.shows.at(-1)).toBe(true)
    pass(1300)
    expect(screen.shows.at(-1)).toBe(false)
  })

  describe('when somebody says LOST', () => {
    const watching = letter(aView({ hand: HAND, turn: 1 }))
    const declared: Event = { type: 'lost_declared', seat: 1, asks: 0 }
    const polled = letter(
      aView({ phase: 'poll', hand: HAND, turn: 0, opener: 1, holds: [true, false, true], markers: [1] }),
      [
        { type: 'answer', join: true },
        { type: 'answer', join: false },
      ],
      [declared],
    )
    const called = (): Element | null => document.querySelector('[data-call]')
    beforeEach(() => {
      screen = aScreen(watching)
      screen.next(polled)
    })

    it('it fills the screen for about a second with whose voice it is, and is said aloud', () => {
      expect(called()?.textContent).toContain('ui.lost')
      expect(called()?.textContent).toContain('Bo')
      expect(document.querySelector('.wall.dark')).not.toBeNull()
      expect(screen.said.at(-1)).toContain('event.lost_declared')
      pass(1300)
      expect(called()).toBeNull()
      expect(document.querySelector('.wall.dark')).toBeNull()
    })

    it('one press keeps the LOST tile, but none that was meant for a tile of the hand', () => {
      screen.click('.choice button')
      expect(screen.wishes).toEqual([])
      pass(700)
      screen.click('.choice button')
      expect(screen.wishes).toEqual([{ type: 'answer', join: false }])
    })

    it('to join takes a second press', () => {
      pass(700)
      screen.click('.choice .join')
      expect(screen.wishes).toEqual([])
      screen.click('.main')
      expect(screen.wishes).toEqual([{ type: 'answer', join: true }])
    })
  })

  it('leaves nothing to press to whoever has said LOST', () => {
    screen = aScreen(letter(aView({ hand: HAND, turn: 1, holds: [false, true, true] })))
    expect(screen.find('.status').textContent).toContain('ui.status.out')
    expect(document.querySelector('.bar')).toBeNull()
    expect(document.querySelector('.hand')).toBeNull()
    screen.press('1', 'Enter')
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('leaves the buttons of a replay alone with its own, also while the route is laid open', () => {
    const reveal = { ...DEAD_END, points: [1, 0, 0] }
    const view = aView({ phase: 'reveal', turn: null, hand: HAND, reveal, scores: [1, 0, 0] })
    const given = { letter: letter(view), catalogue: { tiles, floor_cards: [], danger_cards: [] } }
    screen = mounted<Wire>(Play, given)
    expect(document.querySelector('.controls')).not.toBeNull()
    screen.close()
    screen = mounted<Wire>(Play, { ...given, replay: true })
    expect(document.querySelector('.controls')).toBeNull()
    expect(document.querySelector('.verdict')).not.toBeNull()
  })

  it('makes the walk of the route faster with the first press, ends it with the second, and goes on with the third', () => {
    screen = aScreen(myTurn)
    const reveal = { ...DEAD_END, points: [1, 0, 0] }
    const view = aView({ phase: 'reveal', turn: null, hand: HAND, reveal, scores: [1, 0, 0] })
    screen.next(letter(view, [{ type: 'press_on' }], [{ type: 'route_revealed', reveal }]))
    pass(1000)
    expect(screen.find('.main').textContent?.trim()).toBe('ui.hurry')
    expect(screen.find('.main').classList).not.toContain('glow')
    screen.click('.main')
    screen.press('Enter')
    expect(screen.find('.main').textContent?.trim()).toBe('ui.hurry.end')
    expect(screen.find('[aria-label="ui.speed"]').textContent).toContain('4')
    expect(screen.shows.at(-1)).toBe(true)
    pass(700)
    expect(screen.shows.at(-1)).toBe(true)
    screen.click('.main')
    expect(screen.find('.verdict').textContent).toContain('ui.verdict.right.one')
    screen.click('.main')
    expect(screen.wishes).toEqual([])
    pass(700)
    expect(screen.find('.main').classList).toContain('glow')
    screen.click('.main')
    expect(screen.wishes).toEqual([{ type: 'press_on' }])
  })

  it('shows in the question about LOST how much time is left, and says so when it was too late', () => {
    screen = aScreen({ ...myTurn, clocks: { 0: 20 } })
    pass(5000)
    screen.press('l')
    pass(200)
    expect(screen.find('dialog [role="timer"]').textContent).toContain('15')
    pass(15_000)
    const played: Event = { type: 'tile_played', seat: 0, tile: 5, rot: 0, blind: false }
    const after = letter(aView({ hand: [4, 6, 9], turn: 1, top: { tile: 5, rot: 0 } }), [], [played])
    screen.next({ ...after, late: true })
    expect(document.querySelector('dialog')).toBeNull()
    expect(screen.find('.status').textContent).toContain('ui.status.too_late.lost')
    expect(screen.said.at(-1)).toContain('ui.status.too_late.lost')
    pass(6000)
    expect(screen.find('.status').textContent).toContain('ui.status.turn_other')
  })

  it('keeps EXIT! unlit before the first tile, and says why', () => {
    const goal = [2, 3] as const
    screen = aScreen(letter(aView({ mode: 'together', hand: HAND, goal }), [{ type: 'play_tile', tile: 4, rot: null }]))
    expect(screen.find('.call').getAttribute('aria-disabled')).toBe('true')
    screen.click('.call')
    expect(screen.find('[role="alert"]').textContent).toBe('refusal.nothing_to_reveal')
  })

  describe('new cards in one of the first games', () => {
    const first = aView({ hand: HAND, turn: 1 })
    const played = (seat: number, tile: number): LetterMessage<Wire> =>
      letter(
        aView({ hand: HAND, turn: (seat + 1) % 3, top: { tile, rot: 0 } }),
        [],
        [{ type: 'tile_played', seat, tile, rot: 0, blind: false }],
      )
    const top = (): string | null => screen.find('.spot .layer:last-of-type').innerHTML
    beforeEach(() => {
      screen = aScreen(letter(first))
    })

    it('stay while others play, and then every tile is shown for more than a second', () => {
      const start = top()
      pass(3000)
      screen.next(played(1, 21))
      pass(3000)
      screen.next(played(2, 22))
      expect(screen.find('.news').textContent).toContain('floor.starting.about')
      expect(screen.find('.news').textContent).toContain('ui.news.meanwhile')
      expect(top()).toBe(start)
      screen.click('.news .primary')
      expect(screen.find('.spot .layer:not(.under)').classList).toContain('dropping')
      expect(tilesDrawn()).toBe(HAND.length + 2)
      screen.click('.board')
      pass(1100)
      expect(tilesDrawn()).toBe(HAND.length + 2)
      pass(2400)
      expect(tilesDrawn()).toBe(HAND.length + 1)
      expect(document.querySelector('.news')).toBeNull()
    })

    it('shrink by themselves for those who want no waiting', () => {
      screen.click('.news')
      screen.click('[data-card="floor.starting"]')
      screen.click('dialog [role="switch"]')
      screen.close()
      screen = aScreen(letter(first))
      pass(3000)
      expect(document.querySelector('.news')).toBeNull()
    })
  })
})
