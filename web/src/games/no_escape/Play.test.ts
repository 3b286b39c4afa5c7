// @vitest-environment happy-dom
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
const WINDOW: AbortWindow = {
  kind: 'roll',
  seat: 1,
  eligible: [0, 2],
  waiting: [0, 2],
  answer: null,
  fitting: [],
}
const place = (tile: string, at: Slot, rot: number): Action => ({ type: 'place_tile', tile, at, rot })
const TEES = [place('tee', [2, 0], 0), place('tee', [2, 0], 2), place('tee', [0, -2], 1)]

const aScreen = (
  letter: LetterMessage<Wire>,
  seat: number | null = 0,
  catalogue = A_BOOK,
  told: readonly Event[] = [],
): Screen<Wire> =>
  mounted<Wire>(Play, {
    letter,
    seat,
    catalogue,
    told,
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

  it('goes on with what it shows where the clocks are told anew', () => {
    const seen: Event[] = []
    const catalogue = A_BOOK
    screen = mounted<Wire>(Play, { letter: letter(aView({ turn: 1 })), catalogue, beat: (event) => seen.push(event) })
    const [begun, rolled]: Event[] = [
      { type: 'turn_began', seat: 1, number: 2 },
      { type: 'rolled', seat: 1, dice: [1, 2], bonus: 0, again: false },
    ]
    screen.next(letter(aView({ turn: 1, step: 'roll', dice: [1, 2] }), [], [begun!, rolled!]))
    expect(screen.find('.ne').dataset['neResting']).toBe('false')
    screen.clocks({ 1: 16 })
    expect(screen.find('.ne').dataset['neResting']).toBe('false')
    pass(10_000)
    expect(seen).toEqual([begun, rolled])
  })

  it('can lay a tile from the list of placements in words', () => {
    screen = aScreen(letter(aView({ step: 'maze' }), TEES))
    screen.press('1', 'l')
    expect(count('[data-option]')).toBe(3)
    screen.click('[data-option]')
    expect(screen.said.at(-1)).toBe('Tee at 2 east, open to the north, east, and south, joins 1 opening')
    screen.press('Enter')
    expect(screen.wishes).toHaveLength(1)
    expect(TEES).toContainEqual(screen.wishes[0])
  })

  it('has the flipped tile in hand at once', () => {
    screen = aScreen(letter(aView({ step: 'flip', flipped: 'tee', hand: [] }), TEES))
    expect(screen.find('[data-tile="tee"]').getAttribute('aria-pressed')).toBe('true')
    expect(count('.may')).toBe(2)
  })

  it('offers a real chance to abort with the tile in hand, and never glows to let it pass', () => {
    const window: AbortWindow = { ...WINDOW, kind: 'roll', fitting: ['ab_roll'] }
    const view = aView({ turn: 1, step: 'roll', dice: [1, 2], window, stake: 'roll' })
    const may: Action[] = [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]
    screen = aScreen(letter(view, may))
    expect(screen.find('.panel h2').textContent).toBe('Bo has rolled 3')
    expect(screen.find('.panel.chance .call').textContent).toContain(en['ui.chance'])
    expect(screen.find('.panel .effect').textContent).toBe('If you abort, Bo has to roll again.')
    expect(screen.find('[data-main]').textContent).toBe(en['ui.do.play_abort'])
    screen.click('.bar .other')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }])
    screen.click('[data-tile="ab_roll"]')
    expect(screen.find('[data-main]').textContent).toBe(en['ui.do.play_abort'])
    screen.press('Escape')
    expect(count('[data-main].glow')).toBe(0)
    expect(screen.find('[data-main]').textContent).toBe(en['ui.do.choose'])
  })

  it('asks whoever wants to be asked always, and looks different where there is nothing to abort with', () => {
    passing.askAlways(true)
    const window: AbortWindow = { ...WINDOW, kind: 'maze', fitting: ['ab_maze'] }
    screen = aScreen(letter(aView({ turn: 1, step: 'maze', window, stake: 'maze' }), [{ type: 'let_pass' }]))
    expect([count('.panel'), count('.panel.chance'), count('[data-main].glow')]).toEqual([1, 0, 0])
    expect(screen.wishes).toEqual([])
    passing.askAlways(false)
  })

  it('lets pass by itself what nothing in the hand fits, and asks nothing', () => {
    const window: AbortWindow = { ...WINDOW, kind: 'maze', fitting: ['ab_maze'] }
    screen = aScreen(letter(aView({ turn: 1, step: 'maze', window, stake: 'maze' }), [{ type: 'let_pass' }]))
    expect(screen.wishes).toEqual([{ type: 'let_pass' }])
    expect(count('.panel')).toBe(0)
    expect(screen.find('[data-status]').textContent).toBe('Bo looks for a place for a tile.')
  })

  it('counts down anew in a window that follows another', () => {
    passing.askAlways(true)
    const opened = (kind: AbortWindow['kind']): LetterMessage<Wire> => ({
      ...letter(aView({ turn: 1, step: 'roll', dice: [1, 2], window: { ...WINDOW, kind }, stake: 'roll' }), [
        { type: 'let_pass' },
      ]),
      clocks: { '0': 5, '2': 5 },
    })
    screen = aScreen(opened('roll'))
    pass(3_050)
    expect(screen.find('.countdown .numbers').textContent).toBe('2')
    screen.next(opened('abort'))
    pass(150)
    expect(screen.find('.countdown .numbers').textContent).toBe('5')
    passing.askAlways(false)
  })

  it('flips from the pile only when asked twice, and not while somebody else still moves', () => {
    const mine = aView({ hand: ['swap', 'ab_roll'] })
    screen = aScreen(letter(aView({ turn: 1, step: 'move' })))
    const step: Event = { type: 'stepped', seat: 1, to: [0, 0, 1], heading: 0, came_from: 2 }
    screen.next(letter(mine, [{ type: 'skip_action' }], [step]))
    expect(screen.find('[data-main]').getAttribute('aria-disabled')).toBe('true')
    screen.press('Enter')
    expect(count('dialog')).toBe(0)
    pass(400)
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([])
    expect(screen.find('dialog').textContent).toContain('Your hand (2 tiles) is thrown away.')
    screen.click('dialog .button.danger')
    expect(screen.wishes).toEqual([{ type: 'skip_action' }])
  })

  it('warns before the last maze tile is used for a Hallway Collapse', () => {
    const may: Action[] = [
      { type: 'skip_action' },
      { type: 'play_action', tile: 'collapse', targets: { at: [2, 0] } },
      ...TEES,
    ]
    const book = { ...A_BOOK, actions: { ...A_BOOK.actions, collapse: { ...A_BOOK.actions['swap']!, id: 'collapse' } } }
    const tiles = [laid('tee', [2, 0])]
    screen = aScreen(letter(aView({ tiles, hand: ['tee', 'collapse', 'ab_roll'] }), may), 0, book)
    screen.click('[data-tile="collapse"]')
    expect(screen.find('.warning').textContent).toBe(en['ui.warn.last_tile'])
    screen.next(letter(aView({ tiles, hand: ['tee', 'collapse', 'corner'] }), may))
    screen.click('[data-tile="collapse"]')
    expect(count('.warning')).toBe(0)
  })

  it('warns before the last maze tile is given away in a Forced Trade', () => {
    const give = (tile: string): Action => ({ type: 'give_tile', tile })
    const trading = (hand: string[]): LetterMessage<Wire> =>
      letter(aView({ hand, question: { kind: 'give', seat: 0, ways: [] } }), hand.map(give))
    screen = aScreen(trading(['tee', 'swap', 'ab_roll']))
    screen.click('[data-tile="tee"]')
    expect(screen.find('.warning').textContent).toBe(en['ui.warn.last_tile'])
    screen.click('[data-tile="swap"]')
    expect(count('.warning')).toBe(0)
    screen.next(letter(aView({ turn: 1 })))
    screen.next(trading(['tee', 'corner', 'swap']))
    screen.click('[data-tile="tee"]')
    expect(count('.warning')).toBe(0)
  })

  it('says why a tile is of no use right now', () => {
    screen = aScreen(letter(aView(), [{ type: 'skip_action' }, ...TEES]))
    screen.click('[data-tile="ab_roll"]')
    expect(screen.find('[data-status]').textContent).toBe(en['ui.idle.abort_own'])
    screen.click('[data-tile="swap"]')
    expect(screen.find('[data-status]').textContent).toBe(en['tile.swap.needs'])
  })

  it('keeps in a line what others did, until the own next deed', () => {
    const pushed: Event = { type: 'pushed', seat: 0, by: 1 }
    const told: Event[] = [pushed, pushed]
    screen = aScreen(letter(aView(), [{ type: 'skip_action' }, ...TEES]), 0, A_BOOK, told)
    expect(screen.find('.recap').textContent).toContain('Bo has pushed you 2 steps.')
    screen.close()
    told.push({ type: 'tile_placed', seat: 0, tile: 'tee', at: [2, 0], rot: 0, flipped: false })
    screen = aScreen(letter(aView({ step: 'energy' }), [{ type: 'roll' }]), 0, A_BOOK, told)
    expect(count('.recap')).toBe(0)
  })

  it('warns of whoever is one step from winning', () => {
    screen = aScreen(letter(aView({ meeples: [standing([0, 0, 0]), standing([0, 0, 4], 0), standing([0, 0, 0])] })))
    expect(screen.find('.recap .near').textContent).toContain('Bo is one step from winning!')
  })

  it('tells the steps to an exit by each way', () => {
    const view = aView({ step: 'move', question: { kind: 'branch', seat: 0, ways: [0, 1] } })
    screen = aScreen(
      letter(view, [
        { type: 'choose_way', way: 0 },
        { type: 'choose_way', way: 1 },
      ]),
    )
    expect(screen.find('[data-way="0"] .steps').textContent).toBe('5')
    expect(count('svg text.steps')).toBe(2)
  })

  it('tells what is left of a roll only beside that roll', () => {
    screen = aScreen(letter(aView({ turn: 1, step: 'roll', dice: [3, 3] })))
    const happened: Event[] = [
      { type: 'abort_settled', seat: 2, tile: 'ab_roll', works: true },
      { type: 'rolled', seat: 1, dice: [3, 1], bonus: 0, again: true },
    ]
    screen.next(letter(aView({ turn: 1, step: 'move', dice: [3, 1], steps: 4 }), [], happened))
    expect(screen.find('.tray').textContent.trim()).toBe('= 6')
    pass(5_000)
    expect(screen.find('.tray').textContent.trim()).toBe('= 4 4 steps left')
  })

  it('adds up the dice, and tells the steps that are left apart from that', () => {
    screen = aScreen(letter(aView({ turn: 1, step: 'move', dice: [3, 3], steps: 3 })))
    expect(screen.find('.tray .total').textContent).toBe('= 6')
    expect(screen.find('.tray .left').textContent).toBe('3 steps left')
    screen.next(letter(aView({ turn: 2 }), [], [{ type: 'turn_began', seat: 2, number: 2 }]))
    expect(count('.tray')).toBe(0)
  })

  it('explains what can be aborted and whom it is meant for, for whoever does not know every tile', () => {
    passing.askAlways(true)
    const window: AbortWindow = { ...WINDOW, kind: 'action' }
    screen = aScreen(
      letter(aView({ turn: 1, window, stake: 'action', announced: 'lockdown', targets: { seat: 2 } }), [
        { type: 'let_pass' },
      ]),
    )
    expect(screen.find('.panel h2').textContent).toBe('Bo announces Lockdown on Cy')
    expect(screen.find('.panel .about').textContent).toBe('Cy would not move on the next turn.')
    passing.askAlways(false)
  })

  it('tells rightly what an abort of an abort would do', () => {
    const window: AbortWindow = { ...WINDOW, kind: 'abort', seat: 2, fitting: ['ab_roll', 'ab_maze'] }
    const aborts = [
      { seat: 2, tile: 'ab_maze' },
      { seat: 1, tile: 'ab_roll' },
    ]
    const may: Action[] = [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]
    const first = aView({ turn: 1, step: 'maze', window, stake: 'maze', aborts: aborts.slice(0, 1) })
    screen = aScreen(letter(first, may))
    expect(screen.find('.panel .about').textContent).toBe(en['tile.ab_maze.about'])
    expect(screen.find('.panel .effect').textContent).toContain('the abort of Cy does nothing: what it was to stop')
    screen.next(letter({ ...first, aborts, window: { ...window, seat: 1 } }, may))
    expect(screen.find('.panel .about').textContent).toBe('It is to stop “Abort: Maze Tile”, played by Cy.')
    expect(screen.find('.panel .effect').textContent).toContain(
      'the abort of Bo does nothing, and that of Cy works after all',
    )
  })

  it('shows where a tile leads outside when the tile is there, and not before', () => {
    const exits = (): (string | null)[] =>
      [...document.querySelectorAll('.exit')].map((one) => one.getAttribute('transform'))
    screen = aScreen(letter(aView({ turn: 1, step: 'move' })))
    const before = exits()
    const laidNow = aView({
      turn: 1,
      step: 'move',
      tiles: [laid('tee', [2, 0], 1)],
      exits: [
        [0, -2, 0],
        [3, 0, 1],
        [2, 1, 2],
      ],
    })
    const step: Event = { type: 'stepped', seat: 1, to: [0, 0, 1], heading: 0, came_from: 2 }
    const tile: Event = { type: 'tile_placed', seat: 1, tile: 'tee', at: [2, 0], rot: 1, flipped: false }
    screen.next(letter(laidNow, [], [step, tile]))
    expect([count('[data-slot]'), exits()]).toEqual([0, before])
    pass(2_000)
    expect(count('[data-slot]')).toBe(1)
    expect(exits()).toHaveLength(3)
    expect(exits()).not.toEqual(before)
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
    expect(screen.find('[data-status]').textContent).toBe(en['question.new_path'])
    screen.press('r')
    expect(screen.find('[data-status]').textContent).toBe(en['ui.status.turn_it'])
    expect(count('.ghost .strip')).toBe(1)
    screen.click('[data-main]')
    screen.click('.bar .other')
    expect(screen.wishes).toEqual([{ type: 'lay_path', at: [0, -2], side: 3 }, { type: 'decline_path' }])
  })

  it('rings the own meeple and no other', () => {
    screen = aScreen(letter(aView({ turn: 1 })))
    expect(screen.find('[data-meeple="0"]').querySelector('.own')).not.toBeNull()
    expect(screen.find('[data-meeple="1"]').querySelector('.own')).toBeNull()
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
      meeples: [standing([0, 0, 0]), standing(null), standing([0, 0, 0])],
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
    expect(screen.find('[data-escaped="1"]').classList.contains('leaving')).toBe(true)
    pass(2500)
    expect(screen.shows.at(-1)).toBe(false)
    expect(screen.find('[data-meeple="1"]').classList.contains('out')).toBe(true)
    expect(screen.find<SVGGElement>('[data-meeple="1"]').style.transform).toBe('translate(0px, -219px)')
    expect(screen.find('[data-winner]').getAttribute('data-winner')).toBe('1')
    expect(screen.find('[data-escaped]').textContent).toContain('Bo has left the station.')
  })

  it('lets a kind of window pass by itself, with one id on every page, and remembers it', () => {
    screen = aScreen(letter(aView()))
    screen.click('.tools button')
    document.querySelectorAll<HTMLInputElement>('dialog input')[5]?.click()
    flushSync()
    expect(passing.kinds).toEqual(['roll'])
    expect(localStorage.getItem('wayout.no_escape.passing')).toBe('["roll"]')
    expect(screen.wishes).toEqual([])

    const opened = (kind: AbortWindow['kind']): View =>
      aView({
        turn: 1,
        step: 'roll',
        dice: [1, 2],
        window: { ...WINDOW, kind, fitting: ['ab_roll'] },
        stake: kind,
      })
    screen.next(letter(opened('maze'), [{ type: 'let_pass' }, { type: 'play_abort', tile: 'ab_roll' }]))
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
