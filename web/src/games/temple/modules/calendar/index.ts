/** The Maya calendar: symbols in gem chambers, and the order in which they want to be lit. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import { calendarOf } from './calendar'
import CalendarFloor from './CalendarFloor.svelte'
import { calendarDeeds } from './deeds'
import Pieces from './Pieces.svelte'
import Strip from './Strip.svelte'

export const MODULE: TempleModule = {
  id: 'calendar',
  floors: { calendar: CalendarFloor },
  Pieces,
  Strip,
  deeds: calendarDeeds,
  lines: (view, number, { t }) => {
    const symbol = calendarOf(view)?.tiles[number]
    return symbol === undefined ? [] : [t('ui.calendar.here', { symbol: t(`symbol.${symbol}`) })]
  },
  sounds: {
    tm_calendar: chord([330, 440, 660], 0.1, 0.34, 0.26),
    tm_symbol_back: [{ wave: 'triangle', from: 240, to: 150, length: 0.25, loud: 0.22 }],
    tm_symbol_swap: [
      { wave: 'noise', from: 300, to: 700, length: 0.22, loud: 0.2 },
      { wave: 'noise', from: 700, to: 300, at: 0.2, length: 0.22, loud: 0.2 },
    ],
    tm_demand: [
      { wave: 'sawtooth', from: 92, to: 58, length: 0.8, loud: 0.3 },
      { wave: 'noise', from: 160, to: 90, length: 0.7, loud: 0.25 },
    ],
  },
  heard: {
    calendar_advanced: 'tm_calendar',
    symbol_returned: 'tm_symbol_back',
    symbols_swapped: 'tm_symbol_swap',
    calendar_demanded: 'tm_demand',
  },
}
