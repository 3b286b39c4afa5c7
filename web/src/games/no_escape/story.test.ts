// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import en from '../../../../src/wayout/games/no_escape/text/en.json'
import { fill } from '../../i18n/fill'
import type { Folded } from './fold'
import { recalled, story } from './story'
import type { Event } from './wire'

const words = en as Readonly<Record<string, string>>
const t = (key: string, params = {}): string => fill(words[key] ?? key, params)
const name = (seat: number): string => ['Ann', 'Bo', 'Cy'][seat] ?? ''
function line(event: Folded): string | null {
  const told = story(event, t, name)
  return told === null ? null : t(told.key ?? `event.${event.type}`, told.params)
}

it('tells events with names, tiles and numbers', () => {
  expect(line({ type: 'tile_placed', seat: 1, tile: 'tee', at: [2, 0], rot: 0, flipped: false })).toBe('Bo lays: Tee.')
  expect(line({ type: 'rolled', seat: 0, dice: [3, 2], bonus: 1, again: false })).toBe('Ann rolls 3 and 2: 6 steps.')
  expect(line({ type: 'action_announced', seat: 0, tile: 'lockdown', targets: { seat: 2 } })).toBe(
    'Ann announces Lockdown on Cy.',
  )
  expect(line({ type: 'move_began', seat: 0, steps: 5, jetpack: true })).toBe('Ann takes off with 5 steps.')
  expect(line({ type: 'abort_played', seat: 1, tile: 'ab_roll', against: 0 })).toBe(
    'Bo plays “Abort: Roll” against Ann.',
  )
  expect(line({ type: 'escaped', seat: 1, by: 0 })).toBe('Ann pushes Bo off the station!')
  expect(line({ type: 'game_ended', outcome: 'exploded', winners: [] })).toBe(words['event.game_ended.exploded'])
})

it('tells a drawn tile only to whom it was shown', () => {
  expect(line({ type: 'tile_drawn', seat: 1, tile: null })).toBeNull()
  expect(line({ type: 'tile_drawn', seat: 0, tile: 'tee' })).toBe('Ann draws: Tee.')
})

it('leaves out what can be seen, and what a window is about to tell', () => {
  const seen: Event[] = [
    { type: 'stepped', seat: 0, to: [0, 0, 1], heading: 0, came_from: 2 },
    { type: 'turn_began', seat: 0, number: 3 },
    { type: 'window_opened', seat: 0, window: 'roll', eligible: [1] },
    { type: 'answered', seat: 0, abort: null },
    { type: 'way_chosen', seat: 0, way: 1 },
  ]
  for (const event of seen) expect(line(event)).toBeNull()
  expect(line({ type: 'action_done', seat: 0, tile: 'swap', aborted: false })).toBeNull()
})

it('keeps no answer to an abort window, whatever it was', () => {
  expect(recalled({ type: 'answered', seat: 0, abort: 'ab_roll' })).toBeNull()
  expect(recalled({ type: 'pushed', seat: 0, by: 1 })).toEqual({ type: 'pushed', seat: 0, by: 1 })
})

it('leaves no hole in a line unfilled', () => {
  const events: Event[] = [
    { type: 'game_opened', first: 0, side: '1A', hands: [], deck: null, discard: [] },
    { type: 'locked', seat: 0, by: 1 },
    { type: 'overdriven', seat: 0, steps: 2 },
    { type: 'tile_taken', seat: 0, giver: 1, tile: null },
    { type: 'tile_given', seat: 0, giver: 1, tile: 'tee' },
    { type: 'tile_flipped', seat: 0, tile: 'tee', fits: true },
    { type: 'blocked', seat: 0, by: 1 },
    { type: 'abort_settled', seat: 0, tile: 'ab_roll', works: true },
    { type: 'seat_left', seat: 0, tiles: [] },
    { type: 'game_ended', outcome: 'escaped', winners: [1] },
  ]
  for (const event of events) expect(line(event)).not.toMatch(/[{}]|event\./)
})

it('tells a run of flipped tiles in one line', () => {
  const flips = { type: 'tile_flipped', seat: 1, tile: 'tee', flips: 5 } as const
  expect(line({ ...flips, fits: true })).toBe('5 tiles are flipped from the pile. Bo has to lay the last: Tee.')
  expect(line({ ...flips, fits: false })).toBe('5 tiles are flipped from the pile and none can be laid.')
})
