import { expect, it, vi } from 'vitest'
import { momentSound } from './reveal/sounds'
import type { Moment } from './reveal/timeline'
import { EXIT_HEARD, EXIT_SOUNDS } from './sounds'
import type { Event } from './wire'

const { heard } = vi.hoisted(() => ({ heard: [] as string[] }))
vi.mock('../../sound/engine', () => ({ sound: (name: string) => heard.push(name) }))

const TOLD: (keyof typeof EXIT_HEARD & Event['type'])[] = [
  'tile_played',
  'lost_declared',
  'answered',
  'exit_announced',
  'lights_out',
  'panic_spread',
]
const at = { cell: [0, 0], depth: 1 } as const
const group = { seats: [0], depth: 1, right: true } as never
const laid = { tile: 3, cell: [0, 1], rot: 0, walked: [] } as never
const MOMENTS: Moment[] = [
  { is: 'lay', ...at, laid },
  { is: 'again', ...at, pass: { cell: [0, 0], into: 0, out: 2 } },
  { is: 'group', ...at, group, verdict: 'right' },
  { is: 'group', ...at, group, verdict: 'early' },
  { is: 'lost', ...at, reason: 'crossed' },
  { is: 'safe', ...at },
]

it.each(TOLD)('has a sound for %s', (type) => {
  expect(Object.keys(EXIT_SOUNDS)).toContain(EXIT_HEARD[type])
})

it('knows every sound that a letter makes', () => {
  expect(Object.values(EXIT_HEARD).filter((name) => !(name in EXIT_SOUNDS))).toEqual([])
})

it.each(MOMENTS)('sounds the moment of the reveal: $is $verdict', (moment) => {
  for (const missed of [false, true]) {
    heard.splice(0)
    momentSound(moment, missed)
    expect(heard).toHaveLength(1)
    expect(Object.keys(EXIT_SOUNDS)).toContain(heard[0])
  }
})

it('knows whether a call was right, and whether a route that holds ends at the exit', () => {
  heard.splice(0)
  for (const verdict of ['right', 'late'] as const) momentSound({ is: 'group', ...at, group, verdict }, false)
  for (const missed of [false, true]) momentSound({ is: 'safe', ...at }, missed)
  expect(heard).toEqual(['eeo_right', 'eeo_wrong', 'eeo_win', 'eeo_wrong'])
})
