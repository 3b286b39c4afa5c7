// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../settings.svelte'
import { aLetter, aScreen as mounted, type Screen } from '../../table/play-testing.svelte'
import type { LetterMessage } from '../../types'
import { A_BOOK } from './a-book'
import { aView, laid } from './a-view'
import Play from './Play.svelte'
import type { Action, Event, View, Wire } from './wire'

const letter = aLetter<Wire>
const aScreen = (letter: LetterMessage<Wire>): Screen<Wire> =>
  mounted<Wire>(Play, { letter, seat: 0, catalogue: A_BOOK })

describe('the play screen looks at the maze', () => {
  let screen: Screen<Wire>
  const far = (tiles: number): View => {
    const row = Array.from({ length: tiles }, (_, at) => laid('tee', [2 + at, 0]))
    return aView({ turn: 1, tiles: row, exits: [[2 + tiles, 0, 1]] })
  }
  const placed = (x: number): Event => ({
    type: 'tile_placed',
    seat: 1,
    tile: 'tee',
    at: [x, 0],
    rot: 0,
    flipped: false,
  })
  const seen = (): { left: number; right: number } => {
    const [left, , width] = screen.find('[data-board] > svg').getAttribute('viewBox')!.split(' ').map(Number)
    return { left: left!, right: left! + width! }
  }
  const everybodySees = (tiles: number): void => {
    expect(seen().left).toBeLessThan(-135)
    expect(seen().right).toBeGreaterThan((1 + tiles) * 90 + 45)
  }
  beforeEach(() => {
    vi.useFakeTimers()
    settings.motion = 'reduced'
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  })
  afterEach(() => {
    screen.close()
    vi.useRealTimers()
    document.body.replaceChildren()
    settings.motion = 'auto'
    vi.restoreAllMocks()
  })

  it('and takes in every tile that somebody lays, and what is left when tiles are lost', () => {
    screen = aScreen(letter(far(1)))
    for (const tiles of [2, 8, 9, 30]) {
      screen.next(letter(far(tiles), [], [placed(1 + tiles)]))
      everybodySees(tiles)
    }
    const { right } = seen()
    screen.next(letter(far(3), [], [{ type: 'tile_lost', seat: 1, at: [31, 0], tile: 'tee' }]))
    everybodySees(3)
    expect(seen().right).toBeLessThan(right / 3)
  })

  it('as a whole from the first letter on, whatever that tells', () => {
    screen = aScreen(letter(far(8), [], [{ type: 'turn_began', seat: 1, number: 1 }]))
    everybodySees(8)
  })

  it('and goes on showing all of it while a tile is in hand', () => {
    const may: Action[] = [{ type: 'place_tile', tile: 'tee', at: [12, 0], rot: 0 }]
    screen = aScreen(letter({ ...far(10), turn: 0 }, may))
    screen.click('[data-tile="tee"]')
    everybodySees(11)
  })

  it('as closely as somebody wants, has a new tile in sight all the same, and shows how to see all again', () => {
    screen = aScreen(letter(far(8)))
    expect(document.querySelectorAll('.tools .cut').length).toBe(0)
    screen.press('+', '+', '+', '+')
    const close = seen().right - seen().left
    screen.next(letter(far(9), [], [placed(10)]))
    expect(seen().right - seen().left).toBeCloseTo(close)
    expect(seen().right).toBeGreaterThan(10 * 90 + 45)
    screen.click('.tools .cut')
    everybodySees(9)
    expect(document.querySelectorAll('.tools .cut').length).toBe(0)
  })

  it('on a big screen always as a whole', () => {
    screen = mounted<Wire>(Play, { letter: letter(far(8)), seat: null, big: true, catalogue: A_BOOK })
    screen.press('+', '+', '+', '+')
    screen.next(letter(far(9), [], [placed(10)]))
    everybodySees(9)
  })
})
