// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../../../src/wayout/games/room25/text/en.json'
import { fill, sentence } from '../../../i18n/fill'
import { aLetter } from '../../../table/play-testing.svelte'
import type { Around } from '../../../types'
import type { Play, Token } from '../terms'
import type { Action, Event, Program, View, Wire } from '../wire'
import { A_CATALOGUE, aFigure, aRule, planning, open } from '../a-view'
import CardShow from './CardShow.svelte'
import CharacterInfo from './CharacterInfo.svelte'
import ClaimsPanel from './ClaimsPanel.svelte'
import CluePanel from './CluePanel.svelte'
import Finale from './Finale.svelte'
import NotesSheet from './NotesSheet.svelte'
import PickPanel from './PickPanel.svelte'
import ProgramPanel from './ProgramPanel.svelte'
import RoleCurtain from './RoleCurtain.svelte'
import RoomInfo from './RoomInfo.svelte'

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee']
const t = (key: string, params = {}): string => fill(sentence(en, key, params, 'en') ?? key, params)

let wishes: Action[] = []
let said: string[] = []
let mounted: Record<string, unknown>[] = []

function aPlay(view: View, may: readonly Action[] = [], happened: readonly Event[] = []): Play {
  return {
    letter: aLetter<Wire>(view, may, happened),
    around: { seats: NAMES.map((name, colour) => ({ kind: 'guest', name, colour })) } as unknown as Around,
    seat: 0,
    catalogue: A_CATALOGUE,
    wish: (action) => void wishes.push(action),
    pending: false,
    refusal: null,
    t,
    name: (seat) => NAMES[seat] ?? '',
    openRule: () => undefined,
    announce: (text) => void said.push(text),
  }
}

function show<P extends Record<string, unknown>>(panel: Component<P>, props: P): void {
  mounted.push(mount(panel, { target: document.body, props }))
  flushSync()
}
function find(css: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(css)
  if (element === null) throw new Error(`nothing matches ${css}`)
  return element
}
const click = (css: string): void => {
  find(css).click()
  flushSync()
}
const press = (...keys: string[]): void => {
  for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  flushSync()
}
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const isDisabled = (css: string): boolean => find(css).matches(':disabled')

beforeEach(() => {
  wishes = []
  said = []
  localStorage.clear()
})
afterEach(() => {
  for (const one of mounted) void unmount(one)
  mounted = []
  document.body.replaceChildren()
})

const program = (who: number, tokens: readonly Token[], adrenaline = false, aim: string | null = null): Program => ({
  ...{ type: 'program', who, tokens, adrenaline, aim },
})
const LEGAL = [
  ...[program(0, ['look']), program(0, ['move']), program(0, ['look', 'move']), program(0, ['move', 'look'])],
  ...[program(0, ['look'], true), program(0, ['move', 'look'], true)],
]

describe('the panel for programs', () => {
  const plan = (may: Action[], ...figures: ReturnType<typeof aFigure>[]): void => {
    const view = planning({ deciding: figures.map(({ who }) => who), figures })
    show(ProgramPanel, { play: aPlay(view, may), view, figures })
  }

  it('sends two tokens in the order in which they were tapped', () => {
    plan(LEGAL, aFigure(0))
    expect(isDisabled('[data-ready]')).toBe(true)
    click('[data-token="move"]')
    click('[data-token="look"]')
    click('[data-ready]')
    expect(wishes).toEqual([program(0, ['move', 'look'])])
    expect(said).toEqual(['Move', 'Move and Look'])
  })

  it('sends one alone', () => {
    plan(LEGAL, aFigure(0))
    click('[data-token="look"]')
    expect(find('[data-slots] .alone')).toBeTruthy()
    click('[data-ready]')
    expect(wishes).toEqual([program(0, ['look'])])
  })

  it('obeys the keyboard', () => {
    plan(LEGAL, aFigure(0))
    press('1', 'a', 'Enter')
    expect(wishes).toEqual([program(0, ['look'], true)])
  })

  it('never sends what the letter does not list', () => {
    plan([program(0, ['look', 'move'])], aFigure(0))
    press('2', '1', 'Enter')
    expect(wishes).toEqual([])
    click('[aria-label="Swap the order"]')
    press('Enter')
    expect(wishes).toEqual([program(0, ['look', 'move'])])
  })

  it('strikes out a lost token and says why it cannot be had', () => {
    plan(LEGAL, aFigure(0, { lost: ['control'] }))
    click('[data-token="control"]')
    expect(find('.hint').textContent).toBe('This action was taken away by a punishment.')
    expect(isDisabled('[data-ready]')).toBe(true)
  })

  it('says why there is no adrenaline in the cold', () => {
    plan([program(0, ['look'])], aFigure(0, { cold: true }))
    click('[data-token="adrenaline"]')
    expect(find('.hint').textContent).toBe('In the Cold Chamber there is one action, and no adrenaline.')
  })

  it('asks Kevin what he is up to, and explains it', () => {
    plan([program(3, ['special'], false, 'swap'), program(3, ['special'], false, 'order')], aFigure(3))
    click('[data-token="order"]')
    expect(find('.hint').textContent).toMatch(/^A robot moves/)
    click('[data-ready]')
    expect(wishes).toEqual([program(3, ['special'], false, 'order')])
  })

  it('warns of what will be lost in the Central Room, and says who is ready once it is laid', () => {
    const figures = [aFigure(0)]
    const view = planning({ deciding: [0], figures, hopeless: { 0: { push: 'centre' } } })
    show(ProgramPanel, { play: aPlay(view, [program(0, ['push'])]), view, figures })
    click('[data-token="push"]')
    expect(text()).toContain('Push is lost in the Central Room: only Look and Move work there.')
    click('[data-token="push"]')
    expect(text()).not.toContain('is lost')
  })

  it('says that a plan may still be changed', () => {
    const laid = { first: null, second: null, floating: 'look', aim: null, adrenaline: false } as const
    const own = aFigure(0, { ready: true, program: laid })
    const view = planning({ deciding: [0, 2], figures: [own, aFigure(2)] })
    show(ProgramPanel, { play: aPlay(view, [program(0, ['move'])]), view, figures: [own] })
    expect(find('[data-ready]').textContent).toBe('Ready')
    expect(text()).toContain('1 of 2 ready')
    press('2')
    expect(find('[data-ready]').textContent).toBe('Change the plan')
    press('Enter')
    expect(wishes).toEqual([program(0, ['move'])])
  })

  it('goes through two characters of one player', () => {
    plan([program(2, ['look']), program(0, ['move'])], aFigure(0, { ready: true }), aFigure(2, { seat: 0 }))
    expect(find('.tab[aria-pressed="true"]').getAttribute('aria-label')).toBe('Max still plans')
    click('.tab')
    expect(find('.tab[aria-pressed="true"]').getAttribute('aria-label')).toBe('Alice is ready')
  })

  it('leaves the paranoid nothing but adrenaline', () => {
    plan([program(0, []), program(0, [], true)], aFigure(0, { pile: ['look'] }))
    expect(document.querySelector('[data-token="look"]')).toBeNull()
    click('[data-token="adrenaline"]')
    click('[data-ready]')
    expect(wishes).toEqual([program(0, [], true)])
  })
})

describe('the beginning', () => {
  it('lets a duo be picked by either of its faces, and nobody who is taken', () => {
    const view = planning({
      phase: 'opening',
      rules: aRule({ mode: 'competition' }),
      figures: [aFigure(0, { seat: 1 })],
    })
    show(PickPanel, { play: aPlay(view, [{ type: 'pick', who: 1 }]) })
    click('[data-who="0"]')
    expect(find('[data-pick]').textContent).toBe('Taken already')
    click('[data-who="4"]')
    expect(find('[data-pick]').textContent).toBe('Play Jennifer and Franck')
    click('[data-pick]')
    expect(wishes).toEqual([{ type: 'pick', who: 1 }])
  })

  it('offers four clues, and none', () => {
    const may = [null, 7, 11, 13, 17].map((cell): Action => ({ type: 'take_clue', cell }))
    show(CluePanel, { play: aPlay(planning({ phase: 'clue' }), may) })
    click('[data-clue="7"]')
    click('[data-clue="none"]')
    expect(wishes).toEqual([
      { type: 'take_clue', cell: 7 },
      { type: 'take_clue', cell: null },
    ])
  })
})

describe('the curtain before a role', () => {
  beforeEach(() => show(RoleCurtain, { play: aPlay(planning()), figure: aFigure(0, { role: 'guard' }) }))

  it('hides it until it is held, and again when it is let go', () => {
    expect(text()).not.toContain('Guard')
    find('.stage').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    flushSync()
    expect(text()).toContain('Guard')
    find('.stage').dispatchEvent(new Event('pointerup', { bubbles: true }))
    flushSync()
    expect(text()).not.toContain('Guard')
  })

  it('can be opened and closed without holding', () => {
    click('[data-show]')
    expect(text()).toContain('Guard')
    click('[data-show]')
    expect(text()).not.toContain('Guard')
  })
})

describe('what is said', () => {
  const claims = [{ seat: 0, round: 1, cell: 3, tile: 3, colour: 'red' }] as const

  it('is a colour of the chosen room, never the same twice in a round', () => {
    show(ClaimsPanel, { play: aPlay(planning({ claims })), cell: 3 })
    expect(isDisabled('[data-claim="red"]')).toBe(true)
    click('[data-claim="blue"]')
    expect(wishes).toEqual([{ type: 'claim_colour', cell: 3, colour: 'blue' }])
    expect(text()).toContain('Ann: Red. Said in round 1, when it lay in D1.')
  })

  it('is nothing while anybody jams', () => {
    show(ClaimsPanel, { play: aPlay(planning({ claims, jammed: true })), cell: 3 })
    expect(find('[role="status"]').textContent).toContain('JAMMED')
    expect(document.querySelector('[data-claim]')).toBeNull()
  })

  it('is listed beside the room for those who only watch', () => {
    show(RoomInfo, { play: { ...aPlay(planning({ claims })), seat: null }, cell: 3 })
    expect(text()).toContain('Ann: Red.')
  })
})

describe('notes', () => {
  it('are still there when the sheet is opened again', () => {
    show(NotesSheet, { play: aPlay(planning()) })
    click('[data-note="3"]')
    click('[data-mark="red"]')
    document.body.replaceChildren()
    show(NotesSheet, { play: aPlay(planning()) })
    expect(find('[data-note="3"]').getAttribute('aria-label')).toBe('D1, face down: Red')
  })

  it('list what was looked at and what still lies face down', () => {
    show(NotesSheet, {
      play: aPlay(planning({ looked: [{ cell: 7, tile: 7, room: 'mortal', by: 'look', round: 1 }] })),
    })
    expect(text()).toContain('C2: Mortal Chamber')
    expect(text()).toContain('Empty Chamber ×8')
  })
})

describe('what explains itself', () => {
  it('is a card with all that is printed on it', () => {
    show(CardShow, { card: 0, t, catalogue: A_CATALOGUE })
    expect(text()).toContain('Row 2 slides to the left.Two steps at once.')
    expect(text()).toContain('And another card.')
    show(CardShow, { card: 1, t, catalogue: A_CATALOGUE })
    expect(text()).toContain('Max and Kevin')
  })

  it('is a room with its markers and its people', () => {
    const rooms = open({ 7: 'pivoting' }).map((room, cell) =>
      cell === 7 ? { ...room, axis: 'h' as const, locked: true } : room,
    )
    const view = planning({ rooms, figures: [aFigure(2, { cell: 7 })] })
    show(RoomInfo, { play: aPlay(view), cell: 7 })
    expect(text()).toContain('Pivoting Room')
    expect(text()).toContain('Here now: Max')
    expect(text()).toContain('Only Emmett and robots get in.')
    expect(text()).toContain('Open to the left and right only.')
  })

  it('is a closed room that only this guest has looked at', () => {
    show(RoomInfo, {
      play: aPlay(planning({ looked: [{ cell: 3, tile: 3, room: 'vortex', by: 'look', round: 1 }] })),
      cell: 3,
    })
    expect(text()).toContain('Only you know this')
    expect(text()).toContain('Vortex Room')
  })

  it('is a character in trouble, without a role that nobody has seen', () => {
    const figure = aFigure(2, { role: 'guard', trap: 'armed', lost: ['look'], adrenaline: 'gone' })
    show(CharacterInfo, { play: aPlay(planning()), figure })
    expect(text()).toContain('Trapped: out with the next action, or dead')
    expect(text()).toContain('Lost for good: Look')
    expect(text()).not.toContain('Guard')
  })

  it('is what a character does in panic, where that card can come', () => {
    const figure = aFigure(1)
    show(CharacterInfo, { play: aPlay(planning()), figure })
    expect(text()).not.toContain('Jennifer screams')
    show(CharacterInfo, { play: aPlay(planning({ rules: aRule({ madness_cards: true }) })), figure })
    expect(text()).toContain('Jennifer screams')
    show(CharacterInfo, { play: aPlay(planning({ rules: aRule({ level: 'madness' }) })), figure })
    expect(text()).toContain('Jennifer screams')
  })
})

describe('the finale', () => {
  it('tells who was what, what became of them and when', () => {
    const figures = [
      aFigure(0, { role: 'prisoner', shown: true, cell: 4 }),
      aFigure(1, { role: 'guard', shown: true, alive: false, cell: null }),
    ]
    const over = { phase: 'over', outcome: 'escaped', winners: [0], rooms: open({ 4: 'room25' }), figures } as const
    const deaths = [{ who: 1, round: 5, cell: 3, of: 'acid' }] as const
    show(Finale, { play: aPlay(planning({ ...over, deaths, round: 6, left: 3 })) })
    expect(text()).toContain('You have won!')
    expect(text()).toContain('Decided in round 6, with 3 left on the countdown.')
    expect(find('[data-fate="out"]').textContent).toContain('Prisoner')
    expect(find('[data-fate="dead"]').textContent).toContain('Died in round 5: Acid Bath')
  })

  it('asks the house for how it came to this, and again if that failed', async () => {
    const died: Event = { type: 'died', group: [1], cells: [3], of: 'acid' }
    const letters = { match: 'm', viewer: -1, letters: [{ happened: [died] }] }
    const answers = [Response.error(), Response.json(letters)]
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answers.shift()!))
    show(Finale, { play: aPlay(planning({ phase: 'over', outcome: 'time_up' })) })
    find('details').setAttribute('open', '')
    await vi.waitFor(() => expect(find('details button')).toBeTruthy(), { timeout: 20_000 })
    expect(text()).toContain('refusal.broken')
    click('details button')
    await vi.waitFor(() => expect(find('details').textContent).toContain('Jennifer dies in the acid.'), {
      timeout: 20_000,
    })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('tells who knew what, and when', () => {
    const sightings = [
      { seat: 0, round: 0, tile: 4, room: 'acid' },
      { seat: 1, round: 2, tile: 7, room: 'room25' },
    ]
    show(Finale, { play: aPlay(planning({ phase: 'over', outcome: 'time_up', sightings })) })
    expect(text()).toContain('The last round was round 1.')
    expect(text()).toContain('was the first to see where Room 25 lay: Round 2.')
    expect(find('[data-knew="0"]').textContent).toContain('Before the start')
    expect(find('[data-knew="0"]').textContent).toContain('Acid Bath')
  })
})
