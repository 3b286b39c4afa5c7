/** How each voice is made: one or more sources, each through a filter if it has one, under its own envelope. */
import type { Voice } from './note'

export interface Part {
  wave: OscillatorType | 'noise'
  /** Of the note's pitch; where it ends, if it glides, and how much of the note the glide takes. */
  ratio?: number
  to?: number
  glide?: number
  /** `pluck` is there at once and dies away; `swell` comes and goes. */
  shape: 'pluck' | 'swell'
  /** Of the note's length. */
  length?: number
  loud: number
  /** For noise, `ratio` and `to` move the filter; for a tone they move the tone. */
  filter?: { type: BiquadFilterType; from: number; to?: number; q?: number }
  /** Left -1, right 1. */
  pan?: number
}

const partial = (ratio: number, loud: number, length: number): Part => ({
  wave: 'sine',
  ratio,
  to: ratio * 0.985,
  shape: 'pluck',
  loud,
  length,
})
const band = (type: BiquadFilterType, from: number, to = from, q = 0.8): NonNullable<Part['filter']> => ({
  type,
  from,
  to,
  q,
})

export const VOICES: Readonly<Record<Voice, readonly Part[]>> = {
  drone: [
    { wave: 'sawtooth', shape: 'swell', loud: 0.36, filter: band('lowpass', 220, 340) },
    { wave: 'triangle', ratio: 1.503, shape: 'swell', loud: 0.22 },
    { wave: 'sine', ratio: 0.5, shape: 'swell', loud: 0.16 },
  ],
  whisper: [
    { wave: 'noise', shape: 'swell', loud: 0.5, filter: band('bandpass', 1, 1.7, 5), pan: -0.4 },
    { wave: 'noise', shape: 'swell', loud: 0.4, length: 0.7, filter: band('bandpass', 2.4, 1.6, 6), pan: 0.4 },
  ],
  // The upper part is what a telephone can sound.
  heart: [
    { wave: 'sine', ratio: 1.6, to: 0.8, glide: 0.3, shape: 'pluck', loud: 0.9 },
    { wave: 'triangle', ratio: 4.4, to: 3, shape: 'pluck', loud: 0.2, length: 0.3 },
  ],
  hand: [
    { wave: 'sine', ratio: 1.35, to: 1, glide: 0.25, shape: 'pluck', loud: 0.8, pan: 0.2 },
    { wave: 'noise', shape: 'pluck', loud: 0.25, length: 0.3, filter: band('bandpass', 6) },
  ],
  drum: [
    { wave: 'sine', ratio: 2, to: 0.85, glide: 0.3, shape: 'pluck', loud: 0.9 },
    { wave: 'triangle', ratio: 2.9, to: 2, shape: 'pluck', loud: 0.25, length: 0.4 },
    { wave: 'noise', shape: 'pluck', loud: 0.5, length: 0.25, filter: band('lowpass', 12, 4) },
  ],
  shaker: [{ wave: 'noise', shape: 'pluck', loud: 0.7, filter: band('highpass', 1), pan: -0.3 }],
  bass: [
    { wave: 'sawtooth', shape: 'pluck', loud: 0.6, filter: band('lowpass', 900, 180, 3) },
    { wave: 'sine', shape: 'pluck', loud: 0.5 },
  ],
  thumb: [
    { wave: 'sine', shape: 'pluck', loud: 0.7, pan: 0.3 },
    { wave: 'sine', ratio: 5.4, shape: 'pluck', loud: 0.14, length: 0.25, pan: 0.3 },
  ],
  flute: [
    { wave: 'triangle', ratio: 0.99, to: 1, glide: 0.15, shape: 'swell', loud: 0.6, pan: -0.25 },
    { wave: 'noise', shape: 'swell', loud: 0.1, filter: band('bandpass', 2, 2, 6), pan: -0.25 },
  ],
  strings: [
    { wave: 'sawtooth', ratio: 0.996, shape: 'swell', loud: 0.5, filter: band('lowpass', 1500, 2600), pan: -0.5 },
    { wave: 'sawtooth', ratio: 1.063, shape: 'swell', loud: 0.4, filter: band('lowpass', 1500, 2600), pan: 0.5 },
  ],
  horn: [
    { wave: 'sawtooth', shape: 'swell', loud: 0.6, filter: band('lowpass', 500, 1300) },
    { wave: 'square', ratio: 1.004, shape: 'swell', loud: 0.25, filter: band('lowpass', 700, 1100) },
  ],
  riser: [
    { wave: 'noise', shape: 'swell', loud: 0.6, filter: band('bandpass', 0.6, 9, 1.5) },
    { wave: 'sawtooth', ratio: 0.25, to: 1.1, shape: 'swell', loud: 0.2, filter: band('lowpass', 300, 2400) },
  ],
  gong: [
    partial(1, 0.6, 1),
    partial(1.52, 0.3, 0.8),
    partial(2.37, 0.24, 0.6),
    partial(3.12, 0.16, 0.42),
    partial(4.71, 0.1, 0.25),
    { wave: 'noise', shape: 'pluck', loud: 0.3, length: 0.08, filter: band('bandpass', 8) },
  ],
  thud: [
    { wave: 'sine', ratio: 1.7, to: 0.45, glide: 0.5, shape: 'pluck', loud: 0.9 },
    { wave: 'noise', shape: 'pluck', loud: 0.7, length: 0.5, filter: band('lowpass', 9, 1.2) },
  ],
  scrape: [
    { wave: 'noise', shape: 'swell', loud: 0.8, filter: band('bandpass', 1, 1.9, 4) },
    { wave: 'noise', shape: 'swell', loud: 0.3, filter: band('bandpass', 7, 4, 8) },
  ],
  dust: [{ wave: 'noise', shape: 'pluck', loud: 0.8, filter: band('lowpass', 3, 0.7) }],
  rumble: [
    { wave: 'noise', shape: 'swell', loud: 1, filter: band('lowpass', 1.6, 0.7, 2) },
    { wave: 'sine', ratio: 0.5, to: 0.28, shape: 'swell', loud: 0.6 },
  ],
}
