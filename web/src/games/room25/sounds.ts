/** What the show sounds like: doors, rails, a studio's jingles and its alarm; as notes for the house's engine. */
import { chord } from '../../sound/notes'
import type { Tone } from '../../table/play-props'
import type { Event } from './wire'

export const SHOW_SOUNDS: Record<string, readonly Tone[]> = {
  r25_ready: chord([659, 880], 0.06, 0.12, 0.2),
  r25_token: [
    { wave: 'noise', from: 1800, to: 900, length: 0.05, loud: 0.3 },
    { wave: 'triangle', from: 330, to: 290, length: 0.08, loud: 0.25 },
  ],
  r25_step: [
    { wave: 'noise', from: 500, to: 260, length: 0.06, loud: 0.3 },
    { wave: 'noise', from: 420, to: 220, at: 0.11, length: 0.06, loud: 0.26 },
  ],
  r25_reveal: [
    { wave: 'noise', from: 400, to: 2200, length: 0.16, loud: 0.3 },
    { wave: 'triangle', from: 523, at: 0.1, length: 0.2, loud: 0.3 },
  ],
  r25_cover: [{ wave: 'noise', from: 2200, to: 300, length: 0.2, loud: 0.3 }],
  r25_slide: [
    { wave: 'noise', from: 220, to: 480, length: 0.34, loud: 0.4 },
    { wave: 'square', from: 70, to: 52, at: 0.3, length: 0.1, loud: 0.22 },
  ],
  r25_clank: [
    { wave: 'noise', from: 1200, to: 400, length: 0.05, loud: 0.45 },
    { wave: 'square', from: 150, to: 104, at: 0.05, length: 0.1, loud: 0.2 },
  ],
  r25_lost: [{ wave: 'square', from: 180, to: 120, length: 0.16, loud: 0.16 }],
  r25_danger: [0, 0.16].map((at): Tone => ({ wave: 'square', from: 392, to: 370, at, length: 0.1, loud: 0.16 })),
  r25_death: [
    { wave: 'sawtooth', from: 196, to: 49, length: 0.7, loud: 0.26 },
    { wave: 'noise', from: 900, to: 60, length: 0.5, loud: 0.4 },
    { wave: 'sine', from: 65, to: 33, at: 0.1, length: 0.8, loud: 0.5 },
  ],
  r25_life: chord([392, 494, 587, 784], 0.09, 0.3, 0.3),
  r25_alarm: [0, 0.28, 0.56].flatMap((at): Tone[] => [
    { wave: 'square', from: 740, at, length: 0.13, loud: 0.2 },
    { wave: 'square', from: 554, at: at + 0.14, length: 0.13, loud: 0.2 },
  ]),
  r25_mask: chord([466, 349, 233], 0.14, 0.3, 0.3),
  r25_card: [
    { wave: 'noise', from: 3000, to: 1200, length: 0.1, loud: 0.3 },
    ...chord([523, 622, 740], 0.1, 0.22, 0.28),
  ],
  r25_robot: [0, 0.09, 0.18].map((at, step): Tone => ({
    wave: 'square',
    from: 240 + step * 90,
    to: 200 + step * 90,
    at,
    length: 0.06,
    loud: 0.15,
  })),
  r25_escape: [
    { wave: 'noise', from: 200, to: 1400, length: 0.7, loud: 0.3 },
    ...chord([392, 523, 659, 784, 1047], 0.11, 0.5, 0.34),
  ],
}

/** Sounded as the event is played out, so that ear and eye agree. */
const BEATS: Partial<Record<Event['type'], string>> = {
  programs_laid: 'r25_ready',
  token_revealed: 'r25_token',
  action_lost: 'r25_lost',
  program_cancelled: 'r25_lost',
  token_lost: 'r25_lost',
  exit_missed: 'r25_lost',
  entered: 'r25_step',
  jumped: 'r25_step',
  turned_up: 'r25_reveal',
  looked: 'r25_reveal',
  turned_down: 'r25_cover',
  room_emptied: 'r25_cover',
  slid: 'r25_slide',
  swapped: 'r25_slide',
  pivoted: 'r25_slide',
  barred: 'r25_clank',
  lock_laid: 'r25_clank',
  trap_set: 'r25_danger',
  flood_rose: 'r25_danger',
  panicked: 'r25_danger',
  died: 'r25_death',
  regenerated: 'r25_life',
  key_found: 'r25_life',
  roles_shown: 'r25_mask',
  alarm_raised: 'r25_alarm',
  time_lost: 'r25_alarm',
  card_drawn: 'r25_card',
  robot_placed: 'r25_robot',
  robot_moved: 'r25_robot',
  robot_destroyed: 'r25_robot',
  escaped: 'r25_escape',
}

export const beatSound = (event: Event): string | null => BEATS[event.type] ?? null

/** Heard when the letter comes: somebody is ready. */
export const SHOW_HEARD: Record<string, string> = { programmed: 'r25_ready' }
