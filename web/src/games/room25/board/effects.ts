/** What lights up on the board while an event is played out. */
import { cellsOf } from '../geometry'
import { cellOf, type Shown } from '../show'
import type { Cell, Token, Who } from '../terms'
import type { Event } from '../wire'

export type Light = 'good' | 'bad' | 'plain' | 'water' | 'eye'

export interface Effect {
  cells: readonly Cell[]
  light: Light
  /** The token that somebody shows. */
  token?: Token
  /** All of the studio turns red. */
  alarm?: boolean
}

const where = (shown: Shown, who: Who): Cell[] => {
  const tile = shown.figures.find((one) => one.who === who)?.tile ?? null
  return cellOf(shown, tile) === null ? [] : [cellOf(shown, tile) as Cell]
}

const LIGHTS: Partial<Record<Event['type'], Light>> = {
  turned_up: 'plain',
  turned_down: 'plain',
  room_emptied: 'good',
  barred: 'bad',
  lock_laid: 'plain',
  pivoted: 'plain',
  robot_placed: 'good',
  robot_moved: 'plain',
  claimed: 'eye',
  reminder_placed: 'eye',
  looked: 'eye',
  jumped: 'eye',
}

export function effectOf(event: Event, shown: Shown): Effect | null {
  const effect = lit(event, shown)
  return effect === null ? null : { ...effect, cells: [...new Set(effect.cells)] }
}

function lit(event: Event, shown: Shown): Effect | null {
  switch (event.type) {
    case 'died':
      return { cells: event.cells, light: 'bad' }
    case 'slid':
      return { cells: cellsOf(event.line), light: 'plain' }
    case 'swapped':
      return { cells: [event.cell, event.other], light: 'plain' }
    case 'trap_set':
      return { cells: event.group.flatMap((who) => where(shown, who)), light: 'bad' }
    case 'flood_rose':
      return { cells: event.group.flatMap((who) => where(shown, who)), light: 'water' }
    case 'token_revealed':
      return { cells: where(shown, event.who), light: 'plain', token: event.token }
    case 'action_lost':
      return { cells: where(shown, event.who), light: 'bad', token: event.token }
    case 'key_found':
    case 'regenerated':
      return { cells: event.group.flatMap((who) => where(shown, who)), light: 'good' }
    case 'alarm_raised':
    case 'time_lost':
      return { cells: [], light: 'bad', alarm: true }
    default: {
      const light = LIGHTS[event.type]
      return light === undefined || !('cell' in event) ? null : { cells: [event.cell], light }
    }
  }
}
