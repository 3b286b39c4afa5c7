// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { fill, sentence } from '../../i18n/fill'
import { settings } from '../../settings.svelte'
import { CardReading } from '../../table/card-reading.svelte'
import { aLetter, anAround, aScreen as mounted, type Screen } from '../../table/play-testing.svelte'
import type { Around, LetterMessage } from '../../types'
import { A_CATALOGUE, aFigure, aRule, asked, aView, choose, rooms } from './a-view'
import Play from './Play.svelte'
import type { Event, Wire } from './wire'

const letter = aLetter<Wire>
const count = (css: string): number => document.querySelectorAll(css).length

const aScreen = (letter: LetterMessage<Wire>, seat: number | null = 0, around: Partial<Around> = {}): Screen<Wire> =>
  mounted<Wire>(Play, {
    letter,
    seat,
    around: anAround(around),
    catalogue: A_CATALOGUE,
    t: (key, params = {}) => fill(sentence(en, key, params, 'en') ?? key, params),
  })

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

  it('lights the rooms that may be chosen, and goes where it is tapped twice', () => {
    screen = aScreen(letter(aView({ question: asked('move') }), [choose({ cell: 7 }), choose({ cell: 11 })]))
    expect(count('[data-cell].open')).toBe(2)
    screen.click('[data-cell="7"]')
    expect(screen.wishes).toEqual([])
    expect(screen.find('.so-far').textContent.trim()).toMatch(/^\S+ goes to C2$/)
    screen.click('[data-cell="11"]')
    screen.click('[data-cell="11"]')
    expect(screen.wishes).toEqual([choose({ cell: 11 })])
  })

  it('asks whom, then where, and lets one go a step back', () => {
    const may = [
      choose({ who: 1, cell: 7 }),
      choose({ who: 1, cell: 11 }),
      choose({ who: 2, cell: 7 }),
      choose({ who: 2, cell: 11 }),
    ]
    screen = aScreen(letter(aView({ question: asked('push') }), may))
    expect(count('.bar [data-who]')).toBe(2)
    screen.click('.bar [data-who="2"]')
    expect(count('[data-cell].open')).toBe(2)
    screen.press('Escape')
    expect(count('.bar [data-who]')).toBe(2)
    screen.click('[data-person="f1"]')
    screen.click('[data-cell="7"]')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([choose({ who: 1, cell: 7 })])
  })

  it('slides a line by the arrow at its end', () => {
    const figures = [aFigure(0, { cell: 6 })]
    const may = [
      choose({ line: 1, forward: true }),
      choose({ line: 1, forward: false }),
      choose({ line: 6, forward: true }),
    ]
    screen = aScreen(letter(aView({ figures, question: asked('control') }), may))
    expect(count('[data-line]')).toBe(3)
    screen.click('[data-line="1-"]')
    expect(count('.tile[data-nudge="left"]')).toBe(5)
    screen.click('[data-line="6+"]')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([choose({ line: 6, forward: true })])
  })

  it('asks which lock moves, and says of no room what it would do to whoever goes there', () => {
    const locked = { room: 'empty', locked: true }
    const question = asked('special', { who: 5 })
    const may = [6, 7].map((cell) => choose({ cell, to: 16, use: 'lock' }))
    screen = aScreen(letter(aView({ rooms: rooms({ 6: locked, 7: locked, 16: { room: 'mac' } }), question }), may))
    expect(screen.find('[data-status]').textContent).toContain('Which one moves?')
    screen.click('[data-cell="6"]')
    expect(screen.find('.so-far').textContent.trim()).toBe('The lock goes from B2 to B4')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([choose({ cell: 6, to: 16, use: 'lock' })])
  })

  it('says why an action is lost, and goes on', () => {
    const hopeless = { 0: { push: 'centre' } }
    screen = aScreen(letter(aView({ question: asked('push'), hopeless }), [choose({ use: 'nothing' })]))
    expect(screen.find('[data-status]').textContent).toBe('Push is lost: not from the Central Room.')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([choose({ use: 'nothing' })])
  })

  it('marks what would be lost before one plays it', () => {
    const question = asked('free', { family: 'moment' })
    const may = ['look', 'move', 'push', 'special', 'pass'].map((use) => choose({ use }))
    const hopeless = { 0: { push: 'centre', special: 'centre' } }
    screen = aScreen(letter(aView({ question, hopeless }), may))
    expect(count('[data-doomed]')).toBe(2)
    expect(screen.find('[data-use="special"]').textContent.trim()).toBe(
      'Hide (lost if played: not from the Central Room)',
    )
    expect(screen.find('.reasons').textContent).toBe('Lost if played: Push and Hide (not from the Central Room)')
    screen.click('[data-use="push"]')
    expect(screen.wishes).toEqual([choose({ use: 'push' })])
  })

  it('goes on with what it shows where the clocks are told anew', () => {
    const seen: Event[] = []
    const given = { letter: letter(aView()), catalogue: A_CATALOGUE }
    screen = mounted<Wire>(Play, { ...given, beat: (event) => seen.push(event) })
    const turned: Event = { type: 'turned_up', cell: 7, room: 'dark' }
    screen.next(letter(aView({ rooms: rooms({ 7: { room: 'dark' } }) }), [], [turned]))
    screen.clocks({ 1: 16 })
    expect(screen.find('.r25').dataset['r25Resting']).toBe('false')
    vi.advanceTimersByTime(3_000)
    flushSync()
    expect(seen).toEqual([turned])
  })

  it('says what a room does that has just turned up, unless what happens next tells it', () => {
    const turned = (room: string): Event => ({ type: 'turned_up', cell: 7, room })
    screen = aScreen(letter(aView()))
    screen.next(letter(aView({ rooms: rooms({ 7: { room: 'dark' } }) }), [], [turned('dark')]))
    expect(screen.find('.news').textContent).toBe('C2: Dark Chamber. You cannot Look from here.')
    screen.next(letter(aView({ rooms: rooms({ 7: { room: 'mortal' } }) }), [], [turned('mortal')]))
    vi.advanceTimersByTime(3_000)
    flushSync()
    expect(screen.find('.news').textContent).toBe('C2 turns up: Mortal Chamber.')
  })

  it('says what a room or a card does that asks somebody, also to whoever comes back', () => {
    const question = asked('illusion', { family: 'room' })
    screen = aScreen(letter(aView({ question }), [choose({ cell: 7 }), choose({ cell: 11 })]))
    expect(screen.find('.news').textContent).toBe(
      'Illusion Chamber: It swaps with a face-down room, and that is where you really are.',
    )
    const card = asked('lock_on', { family: 'card', who: 1 })
    screen.next(letter(aView({ question: card })))
    expect(screen.find('.news').textContent).toMatch(/^Lock on: /)
  })

  it('keeps the place of the news while there are none, so that nothing moves', () => {
    screen = aScreen(letter(aView({ question: asked('move') })))
    expect(screen.find('.news').textContent).toBe('')
  })

  it('keeps in a line what was done to oneself, and to nobody else', () => {
    const told: Event[] = [
      { type: 'token_revealed', who: 1, token: 'push', source: 'slot', place: 0 },
      { type: 'entered', group: [0], cell: 7, cause: 'push', by: 1 },
    ]
    screen = mounted<Wire>(Play, {
      ...{ letter: letter(aView({ question: asked('move') })), seat: 0, catalogue: A_CATALOGUE, told },
      t: (key, params = {}) => fill(sentence(en, key, params, 'en') ?? key, params),
    })
    expect(screen.find('[data-recap]').textContent).toBe('Jennifer pushes Alice into C2.')
    screen.close()
    screen = aScreen(letter(aView({ question: asked('move') })))
    expect(count('[data-recap]')).toBe(0)
  })

  it('says that nobody can talk while the table is jammed', async () => {
    await import('./Sheets.svelte') // however long that takes here
    screen = aScreen(letter(aView()))
    expect(count('[data-jammed]')).toBe(0)
    screen.next(letter(aView({ jammed: true })))
    screen.click('[data-jammed]')
    await vi.waitFor(() => expect(screen.find('dialog').textContent).toContain('No chat, no claims'))
  })

  it('shows whether the key is found, where it is needed', () => {
    const rules = aRule({ mode: 'solo', level: 'standard' })
    screen = aScreen(letter(aView()))
    expect(count('[data-key]')).toBe(0)
    screen.next(letter(aView({ rules })))
    expect(screen.find('[data-key]').getAttribute('aria-label')).toBe('The key: not found yet')
    screen.next(letter(aView({ rules, key_done: true })))
    expect(screen.find('[data-key]').getAttribute('aria-label')).toBe('The key: found')
  })

  it('answers with one press where a button says it all', () => {
    const question = asked('floating', { family: 'moment' })
    screen = aScreen(letter(aView({ question }), [choose({ use: 'now' }), choose({ use: 'wait' })]))
    screen.click('[data-use="wait"]')
    expect(screen.wishes).toEqual([choose({ use: 'wait' })])
  })

  it('shows what was looked at until it is put away, to the one who looked', () => {
    const seen: Event = { type: 'looked', seats: [0], cell: 7, room: 'acid', by: 'look' }
    screen = aScreen(letter(aView()))
    screen.next(letter(aView({ looked: [{ cell: 7, tile: 7, room: 'acid', by: 'look', round: 1 }] }), [], [seen]))
    expect(screen.find('.reveal h2').textContent).toBe('Acid Bath')
    vi.advanceTimersByTime(60_000)
    screen.next(letter(aView({ round: 2 })))
    expect(count('.reveal')).toBe(1)
    screen.click('[data-dismiss]')
    expect(count('.reveal')).toBe(0)
  })

  it.each(['rests', 'late'] as const)("covers nothing with what was looked at in one's place: %s", (how) => {
    const seen: Event = { type: 'looked', seats: [0], cell: 7, room: 'acid', by: 'look' }
    const looked = [{ cell: 7, tile: 7, room: 'acid', by: 'look' as const, round: 1 }]
    screen = aScreen(letter(aView()))
    if (how === 'rests') screen.played(0)
    screen.next({ ...letter(aView({ looked }), [], [seen]), ...(how === 'late' && { late: true }) })
    expect(count('.reveal')).toBe(0)
    expect(screen.find('[data-unseen]').textContent).toBe('Seen C2')
    screen.click('[data-unseen]')
    expect(screen.find('.reveal h2').textContent).toBe('Acid Bath')
    screen.click('[data-dismiss]')
    expect(count('.reveal, [data-unseen]')).toBe(0)
  })

  it('opens nothing any more that one would have forgotten', () => {
    const seen: Event = { type: 'looked', seats: [0], cell: 7, room: 'acid', by: 'look' }
    const looked = [{ cell: 7, tile: 7, room: 'acid', by: 'look' as const, round: 1 }]
    screen = aScreen(letter(aView()))
    screen.next({ ...letter(aView({ looked }), [], [seen]), late: true })
    expect(count('[data-unseen]')).toBe(1)
    screen.next(letter(aView({ round: 2 })))
    expect(count('[data-unseen]')).toBe(0)
  })

  it('walks from room to room by keyboard, and every room says what is known of it', () => {
    screen = aScreen(letter(aView({ question: asked('move') }), [choose({ cell: 7 }), choose({ cell: 11 })]))
    expect(screen.find('[data-cell="7"]').getAttribute('aria-label')).toBe('C2: face down')
    screen.press('ArrowUp')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('7')
    expect(screen.find('[data-cell="7"]').tabIndex).toBe(0)
    expect(screen.find('[data-cell="12"]').tabIndex).toBe(-1)
  })

  it('lays a reminder onto a room, and that is no answer', () => {
    const may = [
      choose({ cell: 7 }),
      { type: 'place_reminder', cell: 3 } as const,
      { type: 'place_reminder', cell: 4 } as const,
    ]
    screen = aScreen(letter(aView({ question: asked('look') }), may))
    screen.press('r')
    expect(count('[data-cell].open')).toBe(2)
    screen.click('[data-cell="3"]')
    screen.click('[data-main]')
    expect(screen.wishes).toEqual([{ type: 'place_reminder', cell: 3 }])
    expect(count('[data-cell].open')).toBe(0)
  })

  it('lets one read about any room that is tapped', () => {
    screen = aScreen(letter(aView({ rooms: rooms({ 0: { room: 'acid' } }) })), null)
    screen.click('[data-cell="0"]')
    expect(screen.find('.info').getAttribute('aria-label')).toBe('A1')
    screen.press('Escape')
    expect(count('.info')).toBe(0)
  })

  it('plays events one after another and ends with the truth', () => {
    screen = aScreen(letter(aView()))
    const events: Event[] = [
      { type: 'entered', group: [1], cell: 7, cause: 'move', by: -1 },
      { type: 'turned_up', cell: 7, room: 'vortex' },
      { type: 'jumped', group: [1], cell: 12, how: 'vortex' },
    ]
    screen.next(letter(aView({ rooms: rooms({ 7: { room: 'vortex' } }) }), [], events))
    expect(screen.find('.r25').dataset['r25Resting']).toBe('false')
    vi.advanceTimersByTime(3_000)
    flushSync()
    expect(screen.find('.r25').dataset['r25Resting']).toBe('true')
  })

  describe('with a card of the M.A.C.', () => {
    const drawn = (card: number): Event => ({ type: 'card_drawn', card, group: [0], in_room: false })
    const moved: Event = { type: 'entered', group: [1], cell: 7, cause: 'move', by: -1 }
    const wait = (): void => {
      vi.advanceTimersByTime(60_000)
      flushSync()
    }
    const resting = (): string | undefined => screen.find('.r25').dataset['r25Resting']
    const onTop = (): string | undefined => screen.find('[data-card]').dataset['card']
    beforeEach(() => localStorage.clear())
    afterEach(() => void (settings.motion = 'auto'))

    it('waits until it was read, and then shows what happened meanwhile', () => {
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [drawn(1), moved]))
      wait()
      screen.next(letter(aView(), [], [moved]))
      screen.click('.countdown')
      wait()
      expect([onTop(), resting()]).toEqual(['punishment', 'false'])
      screen.click('[data-read]')
      expect([count('.to-read'), resting()]).toEqual([0, 'false'])
      wait()
      expect(resting()).toBe('true')
    })

    it.each(['Enter', 'Escape'])('is read by %s, one after the other', (key) => {
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [drawn(0), moved, drawn(1)]))
      expect(onTop()).toBe('movement')
      screen.press(key)
      expect(count('.to-read')).toBe(0)
      wait()
      expect(onTop()).toBe('punishment')
      screen.press(key)
      expect([count('.to-read'), resting()]).toEqual([0, 'true'])
    })

    it('is not hurried past', () => {
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [moved, moved, drawn(1), moved]))
      expect(count('.to-read')).toBe(0)
      screen.click('.countdown')
      expect(onTop()).toBe('punishment')
    })

    it('waits also where nothing moves, with the newest state of things below it', () => {
      settings.motion = 'reduced'
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [drawn(0), moved, drawn(1)]))
      screen.next(letter(aView(), [], [moved]))
      wait()
      expect([onTop(), resting()]).toEqual(['movement', 'true'])
      screen.click('[data-read]')
      expect(onTop()).toBe('punishment')
      screen.click('[data-read]')
      expect(count('.to-read')).toBe(0)
    })

    it('tells a screen reader what it is and what it does, and has its button under the finger', () => {
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [drawn(1)]))
      const card = screen.find('[role="dialog"]')
      expect(card.getAttribute('aria-label')).toBe('Punishment')
      expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Lost: Look')
      expect(document.activeElement).toBe(screen.find('[data-read]'))
    })

    it('comes after what only this guest sees, with its button under the finger then', () => {
      const seen: Event = { type: 'looked', seats: [0], cell: 7, room: 'acid', by: 'clue' }
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [seen]))
      screen.next(letter(aView(), [], [drawn(1)]))
      wait()
      expect([count('.reveal'), count('[data-read]')]).toEqual([1, 0])
      screen.click('[data-dismiss]')
      expect(document.activeElement).toBe(screen.find('[data-read]'))
    })

    it('keeps nobody from acting meanwhile', () => {
      const question = asked('floating', { family: 'moment' })
      screen = aScreen(letter(aView()))
      screen.next(letter(aView({ question }), [choose({ use: 'now' }), choose({ use: 'wait' })], [drawn(1)]))
      screen.click('[data-use="wait"]')
      expect(screen.wishes).toEqual([choose({ use: 'wait' })])
      expect(onTop()).toBe('punishment')
    })

    it('goes by itself for those who watch, and by post', () => {
      for (const [seat, by_post] of [
        [null, false],
        [0, true],
      ] as const) {
        screen = aScreen(letter(aView()), seat, { by_post })
        screen.next(letter(aView(), [], [drawn(1), moved]))
        expect([onTop(), count('[data-read]')]).toEqual(['punishment', 0])
        wait()
        expect([count('[data-card]'), resting()]).toEqual([0, 'true'])
        screen.close()
      }
      screen = aScreen(letter(aView()))
    })

    it('goes by itself for whoever chose so', () => {
      new CardReading('room25').choose(false)
      screen = aScreen(letter(aView()))
      screen.next(letter(aView(), [], [drawn(1)]))
      wait()
      expect(count('[data-card]')).toBe(0)
    })
  })

  it('keeps the result back while the end is still being shown', () => {
    screen = aScreen(letter(aView()))
    const end: Event[] = [
      { type: 'escaped', who: 0, group: [0] },
      { type: 'game_ended', outcome: 'escaped', winners: [0], roles: [] },
    ]
    screen.next(letter(aView({ outcome: 'escaped', winners: [0] }), [], end))
    expect(screen.shows.at(-1)).toBe(true)
    vi.advanceTimersByTime(3_000)
    flushSync()
    expect(screen.shows.at(-1)).toBe(false)
  })

  it('counts the last round down while it is played, and no more when it is over', () => {
    screen = aScreen(letter(aView({ left: 1 })))
    expect(screen.find('.countdown.last .left').textContent).toContain('last round')
    screen.close()
    screen = aScreen(letter(aView({ left: 1, outcome: 'time_up' })))
    expect(count('.countdown .left, .countdown.last')).toBe(0)
  })

  it('takes nothing from those who only watch', () => {
    screen = aScreen(letter(aView({ question: asked('move') })), null)
    expect(count('[data-main], [data-cell].open')).toBe(0)
    expect(screen.find('[data-status]').textContent).toBe('Alice (Ann): Move.')
  })
})
