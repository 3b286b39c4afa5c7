// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aLetter, aScreen, type Screen } from '../../table/play-testing.svelte'
import { A_BOOK } from './a-book'
import { aView } from './a-view'
import { passing } from './passing.svelte'
import Play from './Play.svelte'
import { beatSound, ESCAPE_HEARD, ESCAPE_SOUNDS } from './sounds'
import type { Event, Wire } from './wire'

const { heard } = vi.hoisted(() => ({ heard: [] as string[] }))
vi.mock('../../sound/engine', () => ({ sound: (name: string) => heard.push(name) }))

let screen: Screen<Wire> | undefined
beforeEach(() => void heard.splice(0))
afterEach(() => {
  screen?.close()
  screen = undefined
  document.body.replaceChildren()
})

const SHOWN: Event[] = [
  { type: 'tile_placed', seat: 0, tile: 'tee', at: [2, 0], rot: 0, flipped: false },
  { type: 'tile_flipped', seat: 0, tile: 'tee', fits: true },
  { type: 'rolled', seat: 0, dice: [2, 5], bonus: 0, again: false },
  { type: 'stepped', seat: 0, to: [0, 0, 1], heading: 0, came_from: 2 },
  { type: 'pushed', seat: 0, by: 1 },
  { type: 'teleported', seat: 0, to: [0, 0, 1], heading: 0 },
  { type: 'locked', seat: 0, by: 1 },
  { type: 'abort_played', seat: 0, tile: 'ab_roll', against: 1 },
  { type: 'escaped', seat: 0, by: 0 },
  { type: 'game_ended', outcome: 'exploded', winners: [] },
]

it.each(SHOWN)('has a sound for $type', (event) => {
  expect(Object.keys(ESCAPE_SOUNDS)).toContain(beatSound(event, false))
})

it('tells flying from walking, and lets a match that was won end in silence', () => {
  const step: Event = { type: 'stepped', seat: 0, to: [0, 0, 1], heading: 0, came_from: 2 }
  expect([beatSound(step, false), beatSound(step, true)]).toEqual(['ne_step', 'ne_fly'])
  expect(Object.keys(ESCAPE_SOUNDS)).toEqual(expect.arrayContaining(['ne_step', 'ne_fly']))
  expect(beatSound({ type: 'game_ended', outcome: 'escaped', winners: [0] }, false)).toBeNull()
})

it('knows every sound that a letter makes', () => {
  expect(Object.keys(ESCAPE_HEARD)).toContain('window_opened')
  expect(Object.values(ESCAPE_HEARD).filter((name) => !(name in ESCAPE_SOUNDS))).toEqual([])
})

it('calls whoever holds a fitting abort, and only them', () => {
  const abortable = (hand: string[]): void => {
    const window = { kind: 'roll', seat: 1, eligible: [0], waiting: [0], answer: null, fitting: ['ab_roll'] } as const
    const may = [{ type: 'play_abort', tile: 'ab_roll' }, { type: 'let_pass' }] as const
    const view = aView({ turn: 1, step: 'roll', dice: [1, 2], hand, window, stake: 'roll' })
    screen = aScreen<Wire>(Play, {
      letter: aLetter<Wire>(view, may.slice(hand.includes('ab_roll') ? 0 : 1)),
      catalogue: A_BOOK,
    })
  }
  passing.askAlways(true)
  abortable(['tee', 'swap'])
  expect(heard).toEqual([])
  screen?.close()
  abortable(['tee', 'ab_roll'])
  passing.askAlways(false)
  expect(heard).toEqual(['ne_chance'])
  expect(Object.keys(ESCAPE_SOUNDS)).toContain('ne_chance')
})
