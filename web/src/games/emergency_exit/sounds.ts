/** This world's sounds, as notes for the house's engine. Names are the game's own, so that they hide no house sound. */
import { chord } from '../../sound/notes'
import type { Tone } from '../../table/play-props'
import type { Event } from './wire'

export const EXIT_SOUNDS: Record<string, readonly Tone[]> = {
  eeo_lay: [
    { wave: 'noise', from: 900, to: 300, length: 0.07, loud: 0.5 },
    { wave: 'sine', from: 190, to: 120, length: 0.1, loud: 0.5 },
  ],
  eeo_turn: [{ wave: 'noise', from: 400, to: 1600, length: 0.22, loud: 0.3 }],
  eeo_ring: [
    { wave: 'sine', from: 740, length: 0.5, loud: 0.3 },
    { wave: 'sine', from: 1110, at: 0.02, length: 0.42, loud: 0.16 },
  ],
  eeo_lost: [
    { wave: 'sine', from: 98, to: 44, length: 0.9, loud: 0.6 },
    { wave: 'square', from: 466, length: 0.2, loud: 0.17 },
    { wave: 'square', from: 370, at: 0.24, length: 0.2, loud: 0.17 },
    { wave: 'square', from: 311, at: 0.48, length: 0.5, loud: 0.17 },
  ],
  eeo_poll: [
    { wave: 'sine', from: 587, length: 0.12, loud: 0.35 },
    { wave: 'sine', from: 587, at: 0.2, length: 0.12, loud: 0.35 },
  ],
  eeo_lights_out: [
    { wave: 'noise', from: 3200, to: 200, length: 0.3, loud: 0.4 },
    { wave: 'sawtooth', from: 110, to: 40, length: 0.7, loud: 0.25 },
  ],
  eeo_step: [{ wave: 'triangle', from: 520, to: 470, length: 0.07, loud: 0.3 }],
  eeo_again: [{ wave: 'triangle', from: 700, to: 840, length: 0.12, loud: 0.3 }],
  eeo_wrong: [{ wave: 'sawtooth', from: 170, to: 120, length: 0.28, loud: 0.22 }],
  eeo_right: chord([523, 659, 784], 0.09, 0.3, 0.4),
  eeo_win: chord([392, 523, 659, 784, 1047], 0.11, 0.45, 0.42),
}

/** Heard as they happen; the steps of a reveal are sounded by its stage. */
export const EXIT_HEARD = {
  tile_played: 'eeo_lay',
  pile_turned: 'eeo_turn',
  direction_reversed: 'eeo_turn',
  hands_passed: 'eeo_turn',
  panic_spread: 'eeo_ring',
  sprint_earned: 'eeo_ring',
  lost_declared: 'eeo_lost',
  answered: 'eeo_poll',
  lights_out: 'eeo_lights_out',
  exit_announced: 'eeo_ring',
} satisfies Partial<Record<Event['type'], string>>
