/** The table of a finished match, as far as its record tells: a game's screen wants one to read names from. */
import type { MatchInfo, Around } from '../types'

export function aroundOf(match: MatchInfo, viewer: number): Around {
  return {
    type: 'around',
    code: '',
    game: match.game,
    host: '',
    status: 'playing',
    seats: match.names.map((name, index) => ({
      kind: 'guest',
      name,
      colour: match.colours[index] ?? index,
      guest: null,
      strength: null,
      ready: true,
      here: true,
      stand_in: false,
      follows: '',
    })),
    guests: [],
    options: match.options,
    seat_counts: [match.seats],
    timers: {},
    grace: 0,
    pause: 0,
    pause_left: null,
    spectators: true,
    match: match.match,
    forked: false,
    request: null,
    past: [],
    can_start: false,
    why_not: null,
    missing: [],
    you: { guest: '', seat: viewer < 0 ? null : viewer, host: false, spectator: viewer < 0 },
  }
}
