// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import en from '../../../../src/wayout/games/room25/text/en.json'
import { fill } from '../../i18n/fill'
import { keepBook } from './book'
import { A_CATALOGUE } from './a-view'
import { cellName, recalled, story } from './story'
import type { Event } from './wire'

const words = en as Readonly<Record<string, string>>
const t = (key: string, params = {}): string => fill(words[key] ?? key, params)
const name = (seat: number): string => ['Ann', 'Bo', 'Cy'][seat] ?? ''
function line(event: Event): string | null {
  const told = story(event, t, name)
  return told === null ? null : t(told.key ?? `event.${event.type}`, told.params)
}

beforeAll(() => keepBook(A_CATALOGUE))

it('names cells by column and row', () => {
  expect([0, 4, 12, 20, 24].map(cellName)).toEqual(['A1', 'E1', 'C3', 'A5', 'E5'])
})

describe('the story', () => {
  it('tells who goes where, and how', () => {
    const entered = { type: 'entered', group: [2], cell: 7, by: -1 } as const
    expect(line({ ...entered, cause: 'move' })).toBe('Max enters C2.')
    expect(line({ ...entered, cause: 'push', by: 0 })).toBe('Alice pushes Max into C2.')
    expect(line({ ...entered, cause: 'robot' })).toBe('A robot pushes Max into C2.')
    expect(line({ type: 'jumped', group: [2, 0], cell: 12, how: 'vortex' })).toBe(
      'The vortex throws Max and Alice back to the Central Room.',
    )
  })

  it('does not speak of plans that nobody makes', () => {
    expect(line({ type: 'programs_laid', counts: [0, 0, 0], committed: [] })).toBeNull()
  })

  it('tells tokens by where they come from', () => {
    const revealed = { type: 'token_revealed', who: 3, token: 'look', place: 0 } as const
    expect(line({ ...revealed, source: 'slot' })).toBe('Kevin plays Look.')
    expect(line({ ...revealed, source: 'floating' })).toBe('Kevin plays Look.')
    expect(line({ ...revealed, source: 'adrenaline' })).toBe('Adrenaline: Kevin plays Look.')
    expect(line({ ...revealed, source: 'pile' })).toBe('Paranoia makes Kevin play Look.')
  })

  it('tells a looked-at room only to whom it was shown', () => {
    const looked = { type: 'looked', seats: [0], cell: 7, by: 'look' } as const
    expect(line({ ...looked, room: null })).toBe('Ann looks at the room in C2.')
    expect(line({ ...looked, room: 'mortal' })).toBe('Ann looks at C2: Mortal Chamber.')
  })

  it('tells slides, cards, deaths, roles and the end', () => {
    expect(line({ type: 'slid', line: 1, forward: false })).toBe('Row 2 slides to the left.')
    expect(line({ type: 'slid', line: 9, forward: true })).toBe('Column E slides down.')
    expect(line({ type: 'card_drawn', card: 1, group: [], in_room: false })).toBe('M.A.C. card: Punishment.')
    expect(line({ type: 'died', group: [1], cells: [3], of: 'acid' })).toBe('Jennifer dies in the acid.')
    expect(line({ type: 'roles_shown', group: [1, 2], roles: ['guard', 'prisoner'] })).toBe(
      'Masks fall: Jennifer (Guard) and Max (Prisoner).',
    )
    expect(line({ type: 'roles_shown', group: [1], roles: ['guard'] })).toBe('Jennifer reveals their role: Guard.')
    expect(line({ type: 'game_ended', outcome: 'escaped', winners: [0, 1], roles: [] })).toBe(
      'They are out. Won: Ann and Bo.',
    )
    expect(line({ type: 'claimed', seat: 1, cell: 0, colour: 'red' })).toBe('Bo says: A1 is Red.')
  })

  it('tells who has won when time is up', () => {
    const ended = { type: 'game_ended', outcome: 'time_up', roles: [] } as const
    expect(line({ ...ended, winners: [1] })).toBe('Time is up: the guards win. Won: Bo.')
    expect(line({ ...ended, winners: [] })).toBe('Time is up. The doors stay shut, and nobody wins.')
  })

  it('tells one’s own program, and nobody else’s', () => {
    const programmed = { type: 'programmed', seat: 0, who: 2, adrenaline: false, aim: null, again: false } as const
    expect(line({ ...programmed, tokens: ['look', 'move'] })).toBe('Max is ready: Look and Move.')
    expect(line({ ...programmed, tokens: [] })).toBeNull()
    expect(recalled({ ...programmed, tokens: [] })).toBeNull()
  })

  it('leaves out what can be seen', () => {
    expect(line({ type: 'answered' })).toBeNull()
    expect(line({ type: 'turn_came', who: 0, place: 0 })).toBeNull()
    expect(line({ type: 'order_given', cell: 3 })).toBeNull()
  })

  it('never tells a role before its time', () => {
    const dealt: Event = { type: 'roles_dealt', roles: ['guard', null], seats: [0, 1] }
    expect(line(dealt)).toBe('Everybody gets a role, in secret.')
    expect(recalled(dealt)).toEqual({ ...dealt, roles: [null, null] })
  })

  it('keeps nothing of what was looked at', () => {
    const looked: Event = { type: 'looked', seats: [0], cell: 7, room: 'mortal', by: 'look' }
    expect(recalled(looked)).toEqual({ ...looked, room: null })
  })

  it('tells why an action was lost, if the record does', () => {
    const lost = { type: 'action_lost', who: 0, token: 'push' } as const
    expect(line({ ...lost, why: 'alone' })).toBe('Alice: Push is lost: nobody else is in the room.')
    expect(line({ ...lost, why: '' })).toBe('Alice cannot do Push: the action is lost.')
  })

  it('leaves no hole in a line unfilled', () => {
    const events: Event[] = [
      { type: 'complex_laid', first: 0, rooms: [], deck: [], homes: [], casting: [] },
      { type: 'cast', seat: 0, group: [0, 2], side: 0 },
      { type: 'show_began', order: [], left: 10, empties: [] },
      { type: 'clue_declined', seat: 1 },
      { type: 'round_began', round: 2, left: 9, order: [] },
      { type: 'programs_laid', counts: [2, 1, 0], committed: [] },
      ...[1, 2, 3].map((going): Event => ({ type: 'pass_began', going })),
      { type: 'waited', who: 0, place: 0 },
      { type: 'action_lost', who: 0, token: 'push', why: 'alone' },
      { type: 'reminder_placed', who: 0, cell: 3 },
      { type: 'reminders_returned' },
      { type: 'turned_up', cell: 3, room: 'vortex' },
      { type: 'pivoted', cell: 3, axis: 'h' },
      { type: 'hid', who: 0 },
      { type: 'call_declined', who: 1, by: 7 },
      { type: 'exit_missed', who: 0 },
      { type: 'swapped', cell: 3, other: 8 },
      { type: 'room_emptied', cell: 3, was: 'mortal', by: -1 },
      { type: 'turned_down', cell: 3 },
      { type: 'barred', cell: 3 },
      { type: 'lock_laid', who: 5, cell: 3, taken_from: null },
      { type: 'trap_set', group: [0], armed: [] },
      { type: 'flood_rose', group: [0], round: 3 },
      ...(['mortal', 'acid', 'trapped', 'flooded', 'shredder', 'timer', 'bomb'] as const).map((of): Event => ({
        type: 'died',
        group: [0],
        cells: [3],
        of,
      })),
      { type: 'regenerated', group: [0] },
      { type: 'alarm_raised', left: 5 },
      { type: 'time_lost', left: 4 },
      { type: 'key_found', group: [0] },
      { type: 'deck_shuffled', deck: [] },
      { type: 'token_lost', who: 0, token: 'look' },
      { type: 'program_cancelled', who: 0 },
      { type: 'adrenaline_gone', who: 0 },
      { type: 'adrenaline_recovered', who: 4 },
      { type: 'panicked', who: 0, pile: [] },
      { type: 'robot_placed', robot: 0, cell: 3 },
      { type: 'robot_moved', robot: 0, cell: 3 },
      { type: 'robot_destroyed', robot: 0 },
      { type: 'push_refused', robot: 0 },
      { type: 'escaped', who: 0, group: [0, 1] },
      { type: 'seat_left', seat: 0 },
      ...(['tunnel', 'vortex', 'rewind'] as const).map((how): Event => ({
        type: 'jumped',
        group: [0],
        cell: 3,
        how,
      })),
      ...(['call', 'carry', 'illusion', 'move', 'panic', 'push', 'robot'] as const).map((cause): Event => ({
        type: 'entered',
        group: [0],
        cell: 3,
        cause,
        by: 1,
      })),
    ]
    for (const event of events) expect(line(event), event.type).not.toMatch(/[{}]|event\.|character\.|room\.\w/)
  })
})
