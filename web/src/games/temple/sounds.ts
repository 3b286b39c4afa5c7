/** This world's short sounds, as notes for the house's engine: stone, bronze, fire. Gongs, slams and the end belong to the soundtrack. */
import { chord } from '../../sound/notes'
import type { Tone } from '../../table/play-props'
import { heardOf } from './modules'
import type { Event } from './wire'

const TUMBLE: readonly Tone[] = [0, 0.06, 0.13, 0.19].map((at) => ({
  wave: 'noise',
  from: 1500,
  to: 700,
  at,
  length: 0.05,
  loud: 0.34,
}))

export const TEMPLE_SOUNDS: Record<string, readonly Tone[]> = {
  tm_roll: TUMBLE,
  /** Among the dice a black mask: stone on stone. */
  tm_locked: [
    ...TUMBLE,
    { wave: 'triangle', from: 140, to: 84, at: 0.22, length: 0.16, loud: 0.4 },
    { wave: 'noise', from: 320, to: 160, at: 0.22, length: 0.08, loud: 0.4 },
  ],
  tm_step: [{ wave: 'noise', from: 260, to: 140, length: 0.07, loud: 0.3 }],
  tm_found: [
    { wave: 'noise', from: 180, to: 420, length: 0.4, loud: 0.34 },
    { wave: 'triangle', from: 196, to: 294, length: 0.3, loud: 0.2 },
  ],
  tm_mask: chord([523, 659], 0.06, 0.16, 0.24),
  tm_gem: chord([659, 831, 988, 1319], 0.06, 0.3, 0.28),
  tm_curse: [{ wave: 'sawtooth', from: 180, to: 92, length: 0.5, loud: 0.18 }],
  tm_lift: chord([392, 494, 587], 0.07, 0.22, 0.24),
  tm_chest: chord([440, 554, 740], 0.05, 0.2, 0.24),
  tm_fate: chord([262, 330, 392, 523, 659], 0.05, 0.34, 0.26),
  tm_ask: chord([523, 523], 0.16, 0.14, 0.3),
  tm_signal: [{ wave: 'sine', from: 880, to: 660, length: 0.14, loud: 0.24 }],
  tm_out: chord([392, 523, 659, 784], 0.08, 0.4, 0.3),
}

const ALL: Partial<Record<Event['type'], string>> = {
  discovered: 'tm_found',
  gems_taken: 'tm_gem',
  curse_drawn: 'tm_curse',
  curse_lifted: 'tm_lift',
  treasure_claimed: 'tm_chest',
  fate_turned: 'tm_fate',
  fate_called: 'tm_ask',
  concede_called: 'tm_ask',
  signalled: 'tm_signal',
  got_out: 'tm_out',
}
/** Heard only from one's own adventurer: with six of them it would be noise. */
const OWN: Partial<Record<Event['type'], string>> = { rolled: 'tm_roll', entered: 'tm_step', masked: 'tm_mask' }

export function soundOf(event: Event, seat: number | null): string | null {
  const own = 'seat' in event && event.seat === seat ? OWN[event.type] : undefined
  if (own !== undefined && event.type === 'rolled' && event.faces.includes('B')) return 'tm_locked'
  return own ?? ALL[event.type] ?? heardOf(event) ?? null
}
