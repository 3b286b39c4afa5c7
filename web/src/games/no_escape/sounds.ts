/** This world's sounds, as notes for the house's engine: metal, air, relays. */
import { chord } from '../../sound/notes'
import type { Tone } from '../../table/play-props'
import { isBoom } from './beats'
import type { Event } from './wire'

export const ESCAPE_SOUNDS: Record<string, readonly Tone[]> = {
  ne_lay: [
    { wave: 'noise', from: 700, to: 240, length: 0.09, loud: 0.5 },
    { wave: 'square', from: 96, to: 60, length: 0.12, loud: 0.2 },
  ],
  ne_turn: [{ wave: 'noise', from: 300, to: 1200, length: 0.24, loud: 0.28 }],
  ne_step: [{ wave: 'square', from: 210, to: 150, length: 0.035, loud: 0.14 }],
  ne_fly: [{ wave: 'noise', from: 900, to: 1700, length: 0.13, loud: 0.22 }],
  ne_push: [
    { wave: 'sawtooth', from: 130, to: 70, length: 0.1, loud: 0.2 },
    { wave: 'noise', from: 400, to: 200, length: 0.06, loud: 0.3 },
  ],
  ne_stop: [{ wave: 'square', from: 90, to: 70, length: 0.16, loud: 0.2 }],
  ne_roll: [0, 0.07, 0.15, 0.21].map((at): Tone => ({
    wave: 'noise',
    from: 2400,
    to: 1400,
    at,
    length: 0.04,
    loud: 0.4,
  })),
  ne_energy: [{ wave: 'sawtooth', from: 220, to: 880, length: 0.22, loud: 0.16 }],
  ne_fizzle: [{ wave: 'sawtooth', from: 700, to: 110, length: 0.26, loud: 0.16 }],
  ne_refill: chord([440, 554, 659], 0.07, 0.18, 0.3),
  ne_beam: [
    { wave: 'sine', from: 320, to: 1900, length: 0.3, loud: 0.3 },
    { wave: 'sine', from: 1900, to: 500, at: 0.16, length: 0.26, loud: 0.2 },
  ],
  ne_breach: [
    { wave: 'noise', from: 2600, to: 120, length: 0.5, loud: 0.5 },
    { wave: 'sawtooth', from: 80, to: 36, length: 0.5, loud: 0.3 },
  ],
  ne_alarm: [
    { wave: 'square', from: 620, length: 0.09, loud: 0.16 },
    { wave: 'square', from: 470, at: 0.12, length: 0.09, loud: 0.16 },
  ],
  ne_abort: [
    { wave: 'square', from: 330, length: 0.12, loud: 0.2 },
    { wave: 'square', from: 220, at: 0.13, length: 0.22, loud: 0.2 },
  ],
  ne_chance: [0, 0.16, 0.32].map((at): Tone => ({
    wave: 'triangle',
    from: 740,
    to: 1180,
    at,
    length: 0.13,
    loud: 0.34,
  })),
  ne_lock: [
    { wave: 'noise', from: 900, to: 300, length: 0.05, loud: 0.5 },
    { wave: 'square', from: 140, to: 100, at: 0.06, length: 0.1, loud: 0.2 },
  ],
  ne_out: chord([392, 523, 659, 784, 1047], 0.08, 0.4, 0.36),
  ne_boom: [
    { wave: 'noise', from: 1200, to: 40, length: 1.2, loud: 0.7 },
    { wave: 'sine', from: 70, to: 24, length: 1.2, loud: 0.6 },
  ],
}

/** Sounded as the event is played out, so that ear and eye agree. */
const BEATS: Partial<Record<Event['type'], string>> = {
  tile_placed: 'ne_lay',
  tile_lost: 'ne_breach',
  tile_breached: 'ne_breach',
  tile_replaced: 'ne_breach',
  tiles_swapped: 'ne_turn',
  tile_shifted: 'ne_turn',
  tile_turned: 'ne_turn',
  path_laid: 'ne_lay',
  tile_flipped: 'ne_lay',
  energy_spent: 'ne_energy',
  energy_returned: 'ne_fizzle',
  rolled: 'ne_roll',
  pushed: 'ne_push',
  blocked: 'ne_stop',
  refilled: 'ne_refill',
  recharged: 'ne_refill',
  siphoned: 'ne_fizzle',
  locked: 'ne_lock',
  faced_about: 'ne_turn',
  teleported: 'ne_beam',
  teleport_stopped: 'ne_fizzle',
  abort_played: 'ne_abort',
  escaped: 'ne_out',
}

export function beatSound(event: Event, flying: boolean): string | null {
  if (event.type === 'stepped') return flying ? 'ne_fly' : 'ne_step'
  if (isBoom(event)) return 'ne_boom'
  return BEATS[event.type] ?? null
}

/** Heard when the letter comes: what calls for an answer, and the end. */
export const ESCAPE_HEARD = { window_opened: 'ne_alarm', asked: 'ne_alarm' } satisfies Partial<
  Record<Event['type'], string>
>
