// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../src/wayout/games/temple/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import { settings } from '../../settings.svelte'
import { aLetter, aScreen, type Screen } from '../../table/play-testing.svelte'
import { A_BOOK } from './a-book'
import { aChamber, aSeat, aView, dice } from './a-view'
import { bring } from './modules/brought.svelte'
import Play from './Play.svelte'
import type { Face } from './terms'
import type { Action, Event, SeatView, View, Wire } from './wire'

let screen: Screen<Wire>

const withOwn = (own: Partial<SeatView>, differs: Partial<View> = {}): View => {
  const view = aView(differs)
  return { ...view, seats: { ...view.seats, 0: aSeat(own) } }
}
const at = (ms: number, view: View, may: Action[] = [], happened: Event[] = []) => ({
  ...aLetter<Wire>(view, may, happened),
  at: ms,
  runs: 1,
})
const open = (ms: number, view: View, may: Action[] = [], seat: number | null = 0, more = {}): void => {
  const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)
  screen = aScreen<Wire>(Play, {
    letter: at(ms, view, may),
    catalogue: A_BOOK,
    seat,
    t,
    ...more,
  })
}
function pass(ms: number): void {
  vi.advanceTimersByTime(ms)
  flushSync()
}
/** It is loaded when it is shown. */
async function finale(): Promise<void> {
  await import('./Finale.svelte')
  flushSync()
}
const count = (css: string): number => document.querySelectorAll(css).length
const rolled = (id: number, face: Face, ms: number): Event => ({
  type: 'rolled',
  seat: 0,
  dice: [id],
  faces: [face],
  at: ms,
})

beforeAll(() => bring(['curses']))

describe('the temple on the screen', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    screen.close()
    vi.useRealTimers()
  })

  it('rolls all dice but those that were tapped', () => {
    open(70_000, withOwn({ dice: dice('AK.bT') }))
    screen.click('[data-die="1"]')
    screen.click('[data-roll]')
    expect(screen.wishes).toEqual([{ type: 'roll', dice: [0, 2, 4] }])
    expect(count('.tumbling')).toBe(3)
  })

  it('says to whom a treasure teleports', () => {
    const use: Action = { type: 'use_treasure', treasure: 1, node: 0, side: null, curse: null }
    const treasures = [{ id: 1, kind: 'teleport', armed_until: null, used: false }]
    open(70_000, withOwn({ node: 2, treasures }), [use])
    screen.press('t')
    expect(screen.find('[data-use="1"]').textContent).toBe('To Bo and Cy (Starting chamber)')
  })

  it('shows nothing twice where the clocks are told anew', () => {
    const seen: Event[] = []
    open(70_000, withOwn({ dice: dice('AK.bT') }), [], 0, { beat: (event: Event) => seen.push(event) })
    screen.next(at(70_400, withOwn({ dice: dice('AKTbT') }), [], [rolled(2, 'T', 70_400)]))
    screen.clocks({}, 0)
    screen.clocks({}, 1)
    expect(seen).toHaveLength(1)
  })

  it('leads to giving up when nobody can roll any more', () => {
    const locked = aSeat({ dice: dice('bbbbb') })
    open(70_000, aView({ seats: { 0: locked, 1: locked }, spare: 0 }))
    screen.click('[data-roll]')
    expect(screen.wishes).toEqual([])
    expect(count('[data-concede]')).toBe(1)
  })

  it('tells why a deed cannot be done, and sends nothing', () => {
    open(70_000, withOwn({ dice: dice('AKTKb') }))
    const told = (css: string): string => {
      screen.click(css)
      return screen.find('[role=alert]').textContent.trim()
    }
    expect(told('[data-deed="gems"]')).toContain('no gems to light in this chamber')
    expect(told('[data-deed="mask"]')).toContain('takes a golden mask of your own')
    expect(told('[data-deed="escape"]')).toContain('only escape from the exit')
    expect(screen.find('[data-deed="escape"]').classList).toContain('marked')
    expect(told('[data-way="1"]')).toContain('do not show what this takes')
    expect(screen.find('[data-way="1"]').classList).toContain('marked')
    expect(screen.wishes).toEqual([])
  })

  it('says on the button itself why no die may be rolled', () => {
    const why = { code: 'unbonded', rule: 'TMP-6.12', facts: {} }
    open(70_000, aView({ bans: [{ deed: 'roll', to: null, why }] }))
    expect(screen.find('[data-roll]').getAttribute('aria-disabled')).toBe('true')
    screen.click('[data-roll]')
    expect(screen.find('[role=alert]').textContent).toContain('TMP-6.12')
    expect(screen.wishes).toEqual([])
  })

  it('wishes for nothing when only watched', () => {
    open(70_000, withOwn({ dice: dice('AGTKb') }), [], null)
    screen.press('g', 'm', 'e', 'l', 'c')
    expect(screen.wishes).toEqual([])
  })

  it('lets dice tumble at once, and lie as soon as the house says how', () => {
    open(70_000, withOwn({ dice: dice('AK.bT') }))
    screen.press(' ')
    expect(count('.tumbling')).toBe(4)
    screen.next(
      at(
        70_050,
        withOwn({ dice: dice('GTKbA') }),
        [],
        [{ type: 'rolled', seat: 0, dice: [0, 1, 2, 4], faces: ['G', 'T', 'K', 'A'], at: 70_050 }],
      ),
    )
    expect(count('.tumbling')).toBe(0)
    expect(screen.said.at(-1)).toBe('You rolled: 1 Adventurer, 1 Key, 1 Torch, 1 Golden mask')
  })

  it('remembers one press that comes too early, and sends it when it may go', () => {
    open(70_000, withOwn({ roll_from: 70_500 }))
    screen.press(' ', ' ')
    expect(screen.wishes).toEqual([])
    expect(count('.roll.waiting')).toBe(1)
    pass(500)
    expect(screen.wishes).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4] }])
    pass(2000)
    expect(screen.wishes).toHaveLength(1)
  })

  it('asks for a roll while the clock stands, to hear why not, and keeps none for later', () => {
    open(70_000, withOwn({ roll_from: 70_500 }))
    screen.next({ ...at(70_000, withOwn({ roll_from: 70_500 })), runs: 0 })
    screen.press(' ')
    expect(screen.wishes).toHaveLength(1)
    expect(count('.roll.waiting')).toBe(0)
  })

  it('holds the next roll until the dice of the last one lie', () => {
    open(70_000, withOwn({}))
    screen.press(' ', ' ')
    expect(screen.wishes).toHaveLength(1)
    screen.next(
      at(
        70_100,
        withOwn({ dice: dice('AKTA.'), roll_from: 70_600 }),
        [],
        [{ type: 'rolled', seat: 0, dice: [0, 1, 2, 3, 4], faces: ['A', 'K', 'T', 'A', 'T'], at: 70_100 }],
      ),
    )
    expect(screen.wishes).toHaveLength(1)
    pass(600)
    expect(screen.wishes).toHaveLength(2)
  })

  it('takes a remembered press back', () => {
    open(70_000, withOwn({ roll_from: 70_500 }))
    screen.press(' ', 'Escape')
    pass(1000)
    expect(screen.wishes).toEqual([])
  })

  it('goes through a door by arrow key and by button, and sends nothing where it may not', () => {
    const east: Action = { type: 'enter', side: 1, pay: [] }
    open(70_000, withOwn({ dice: dice('AT...') }), [east])
    screen.press('ArrowRight', 'w')
    screen.click('[data-way="3"]')
    expect(screen.wishes).toEqual([east])
    expect(count('.door.open')).toBe(1)
  })

  it('frees a locked die by tapping it', () => {
    const mask: Action = { type: 'mask', die: 0, seat: 0, dice: [1, 2] }
    open(70_000, withOwn({ dice: dice('GbbA.') }), [mask])
    screen.click('[data-die="2"]')
    screen.click('[data-die="1"]')
    expect(screen.wishes).toEqual([mask])
    pass(500)
    screen.press('m')
    expect(screen.wishes).toEqual([mask, mask])
  })

  it('tells whoever is locked in what is left to do', () => {
    open(70_000, withOwn({ dice: dice('bbbxb') }))
    expect(screen.find('[data-roll]').textContent).toContain('All your dice are locked')
    expect(screen.find('[data-seat="0"]').classList.contains('help')).toBe(true)
  })

  it('asks again before better gems are given up', () => {
    const view = withOwn({ node: 2, dice: dice('K*K*K*K*.') })
    open(70_000, view, [{ type: 'gems', level: 1 }])
    screen.press('g')
    expect(screen.wishes).toEqual([])
    screen.click('[data-panel="gems"] .pick')
    expect(screen.wishes).toEqual([{ type: 'gems', level: 1 }])
  })

  it('offers dice by hand to those who want it so (TMP-4.8)', () => {
    const offer: Action = { type: 'offer', dice: [0, 1], on: true }
    open(70_000, withOwn({ node: 2, auto_offer: false, dice: dice('KKA..') }), [
      offer,
      { type: 'offer', dice: [2], on: true },
    ])
    screen.click('[data-deed="gems"]')
    expect(count('[data-panel="gems"] .plain')).toBe(1)
    screen.click('[data-panel="gems"] .plain')
    expect(screen.wishes).toEqual([offer])
  })

  it('rolls two dice with a cursed hand, by key as well (TMP-6)', () => {
    const view = withOwn(
      { most_dice: 2, curses: [{ curse: 'cursed_hand', lifted_by: 'KKT' }] },
      { modules: ['curses'] },
    )
    open(70_000, view)
    screen.press(' ')
    expect(screen.wishes).toEqual([{ type: 'roll', dice: [0, 1] }])
  })

  it('stands still and sends nothing while the line is dead', () => {
    open(70_000, withOwn({ dice: dice('AA...') }), [{ type: 'enter', side: 1, pay: [] }], 0, { linked: false })
    screen.press(' ', 'd')
    pass(3000)
    expect(screen.wishes).toEqual([])
    expect(count('.tumbling')).toBe(0)
    expect(screen.find('[data-clock]').textContent).toBe('1:00')
    expect(screen.find('.dead').textContent).toContain('The line is dead')
  })

  it('shows a chain where a door is paid for and still shut', () => {
    open(70_000, withOwn({ dice: dice('AT...') }))
    expect(screen.find('[data-way="1"]').getAttribute('aria-label')).toContain('barred')
    expect(screen.find('[data-way="3"]').getAttribute('aria-label')).not.toContain('barred')
  })

  it('shows the way home when the doors are about to slam, and says who is safe', () => {
    const slam = { next_slam: { number: 1, at: 100_000 } }
    open(70_000, withOwn({ node: 2 }, slam))
    expect(screen.find('[data-way="3"]').getAttribute('aria-label')).toContain('the way to safety')
    screen.next(at(71_000, withOwn({ node: 0 }, slam)))
    expect(screen.find('.safe').textContent).toBe('Safe')
  })

  it('shows the way out in the last minute', () => {
    open(555_000, withOwn({ node: 0 }, { gongs: 3, exit: 1 }))
    expect(screen.find('[data-way="1"]').getAttribute('aria-label')).toContain('the way to safety')
  })

  it('gives up only when asked twice', () => {
    open(70_000, withOwn({}), [{ type: 'call_concede' }])
    screen.press('f')
    screen.click('[data-concede]')
    expect(screen.wishes).toEqual([])
    screen.click('[data-concede]')
    expect(screen.wishes).toEqual([{ type: 'call_concede' }])
  })

  it('shows what a hasty roll risks, and rolls carefully by itself (TMP-6)', () => {
    const lost = {
      curses: [{ curse: 'lost_dice', lifted_by: 'ATT' }],
      risk: [
        [800, 3],
        [1200, 1],
      ] as [number, number][],
    }
    open(70_000, withOwn(lost, { modules: ['curses'] }))
    expect(count('.risk')).toBe(0)
    screen.next(
      at(70_100, withOwn({ ...lost, roll_from: 70_600 }, { modules: ['curses'] }), [], [rolled(0, 'A', 70_100)]),
    )
    expect(screen.find('.risk').textContent).toContain('3 %')
    screen.click('.careful')
    pass(800)
    expect(screen.wishes).toEqual([])
    pass(300)
    expect(screen.wishes).toHaveLength(1)
  })

  it('puts a vote in front of everybody who is asked, and one key answers', async () => {
    const vote = { kind: 'fate', by: 1, until: 80_000, yes: [1], waiting: [0, 2] } as const
    open(71_000, withOwn({}, { vote }))
    await vi.waitFor(() => expect(count('.vote')).toBe(1), { timeout: 20_000 })
    expect(screen.find('.vote').textContent).toContain('Bo asks for a turn of fate')
    screen.press('y')
    screen.next(at(72_000, withOwn({}, { vote: { ...vote, yes: [0, 1], waiting: [2] } })))
    screen.press('y')
    expect(screen.wishes).toEqual([{ type: 'vote_fate', yes: true }])
    expect(count('.vote .yes')).toBe(0)
  })

  it('strikes the gong in light and words, and counts down to the slam', () => {
    open(170_000, aView())
    screen.next(
      at(175_000, aView({ gongs: 1, next_slam: { number: 1, at: 210_000 } }), [], [{ type: 'gong', number: 1 }]),
    )
    expect(screen.find('[data-blow="gong"]').textContent).toContain('Back to the starting chamber')
    expect(screen.find('.clock .big').textContent).toBe('35')
    pass(4000)
    expect(count('[data-blow]')).toBe(0)
    expect(screen.find('.clock .big').textContent).toBe('31')
  })

  it('lets the temple fall before the result may cover it', async () => {
    open(609_000, aView())
    screen.next(
      at(
        610_000,
        aView({ phase: 'over', outcome: 'collapsed' }),
        [],
        [{ type: 'collapsed' }, { type: 'game_ended', outcome: 'collapsed', at: 610_000 }],
      ),
    )
    expect(screen.shows.at(-1)).toBe(true)
    pass(4000)
    expect(screen.shows.at(-1)).toBe(false)
    await finale()
    expect(screen.find('[data-finale]').textContent).toContain('The temple collapsed')
  })

  it('tells those who have won once how much time was left, and the others in a row of its own', async () => {
    const report = { time_left: 48_000, gems: 14, depot: 0, dice_lost: 1, fates: 0, chambers: 12, escaped: [0, 1, 2] }
    open(552_000, aView({ phase: 'over', outcome: 'won', report: { outcome: 'won', ...report } }))
    await finale()
    expect(screen.find('[data-finale]').textContent.match(/0:48/g)).toHaveLength(1)
    screen.close()
    open(
      552_000,
      aView({ phase: 'over', outcome: 'conceded', report: { outcome: 'conceded', ...report, escaped: [] } }),
    )
    await finale()
    expect(screen.find('[data-finale] dl').textContent).toContain('Time left 0:48')
  })

  it('lets whoever is out give one die away', () => {
    open(400_000, withOwn({ node: null }), [{ type: 'give', die: 3, to: 2 }])
    screen.click('[data-give="2"]')
    expect(screen.wishes).toEqual([{ type: 'give', die: 3, to: 2 }])
    expect(count('[data-roll]')).toBe(0)
  })

  it('signals what was chosen, at the chamber where one stands', () => {
    open(70_000, withOwn({ node: 4 }))
    screen.press('p')
    screen.click('.phrases .pick:nth-child(2)')
    expect(screen.wishes).toEqual([{ type: 'signal', phrase: 'help', node: 4 }])
    screen.next(
      at(71_000, withOwn({ node: 4 }), [], [{ type: 'signalled', seat: 1, phrase: 'stuck', node: 2, at: 71_000 }]),
    )
    expect(screen.find('[data-call="1"]').textContent).toContain("I'm stuck!")
    expect(count('.ping')).toBe(1)
  })

  it('has a list of all chambers in words, with what may be done', async () => {
    await import('./Sheets.svelte') // however long that takes here
    open(70_000, withOwn({ dice: dice('AA...'), node: 4 }), [{ type: 'discover', side: 0, pay: [] }])
    screen.press('h')
    await vi.waitFor(() => expect(document.querySelector('dialog li')).not.toBeNull(), { timeout: 20_000 })
    const [here, start] = [...document.querySelectorAll('dialog li')].map((line) => line.textContent)
    expect(here).toContain(
      'You are here. Chamber (1 west); entered with Adventurer, Adventurer; here: Ann; open entrance north',
    )
    expect(start).toContain('Starting chamber')
    document.querySelector<HTMLElement>('dialog li .button')?.click()
    expect(screen.wishes).toEqual([{ type: 'discover', side: 0, pay: [] }])
  })

  it('leaves the keys of a replay alone, but for looking around', async () => {
    await import('./board/MiniMap.svelte') // however long that takes here
    const t = (key: string): string => key
    screen = aScreen<Wire>(Play, {
      letter: at(70_000, withOwn({}), [{ type: 'enter', side: 1, pay: [] }]),
      catalogue: A_BOOK,
      t,
      replay: true,
    })
    const press = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true })
    dispatchEvent(press)
    screen.press(' ', '1')
    expect(press.defaultPrevented).toBe(false)
    expect(screen.wishes).toEqual([])
    screen.press('o')
    await vi.waitFor(() => expect(count('.map')).toBe(1))
  })

  it('offers nothing to those who only watch', () => {
    open(70_000, aView(), [], null)
    expect(count('[data-roll]') + count('[data-way]') + count('.door')).toBe(0)
    expect(count('[data-figure]')).toBe(3)
  })

  it('says ready once, and waits', () => {
    open(2_000, aView({ phase: 'intro', starts_at: null }), [{ type: 'ready' }])
    screen.press(' ')
    screen.click('[data-ready]')
    expect(screen.wishes).toEqual([{ type: 'ready' }])
    expect(screen.find('.intro .count').textContent).toBe('8')
  })

  it('shows the whole temple to whoever is out', () => {
    settings.motion = 'reduced'
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
    const far = { ...aView().chambers, 3: aChamber('b08', 0, 9, []) }
    open(70_000, withOwn({}, { chambers: far }))
    const high = (): number => Number(screen.find('[data-board] > svg').getAttribute('viewBox')!.split(' ')[3])
    expect(high()).toBeLessThan(1000)
    screen.next(at(80_000, withOwn({ node: null }, { chambers: far })))
    expect(high()).toBeGreaterThan(10 * 120)
    vi.restoreAllMocks()
    settings.motion = 'auto'
  })

  it('shows how to see everybody again, once somebody has come closer by hand', () => {
    settings.motion = 'reduced'
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
    open(70_000, withOwn({}, { seats: { 1: aSeat({ node: 4 }), 2: aSeat({ node: null }) } }))
    expect(count('.tools .cut')).toBe(0)
    screen.press('+', '+', '+', '+')
    screen.click('.tools .cut')
    expect(count('.tools .cut')).toBe(0)
    vi.restoreAllMocks()
    settings.motion = 'auto'
  })
})
