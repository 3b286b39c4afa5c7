import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aLetter, aScreen as mounted, type Screen } from '../../table/play-testing.svelte'
import type { LetterMessage } from '../../types'
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
  })
  afterEach(() => {
    screen.close()
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

  it('says that a tile was laid for you when nothing was picked', () => {
    screen = aScreen({ ...myTurn, clocks: { 0: 20 } })
    pass(20_000)
    expect(screen.wishes).toEqual([])
    const played: Event = { type: 'tile_played', seat: 0, tile: 5, rot: 0, blind: false }
    screen.next(letter(aView({ hand: [4, 6, 9], turn: 1, top: { tile: 5, rot: 0 } }), [], [played]))
    expect(screen.find('.status').textContent).toContain('ui.status.laid_for_you')
    pass(6000)
    expect(screen.find('.status').textContent).toContain('ui.status.turn_other')
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
    screen.click('.main')
    expect(screen.wishes).toEqual([{ type: 'press_on' }])
  })
})
