/** The house's own sounds, written as notes. Games add theirs. */
import type { Tone } from '../table/play-props'

export const SOUNDS: Readonly<Record<string, readonly Tone[]>> = {
  tap: [{ wave: 'triangle', from: 620, to: 480, length: 0.05, loud: 0.35 }],
  turn: [
    { wave: 'sine', from: 523, length: 0.16, loud: 0.5 },
    { wave: 'sine', from: 784, at: 0.13, length: 0.28, loud: 0.5 },
  ],
  win: [
    { wave: 'triangle', from: 523, length: 0.16, loud: 0.5 },
    { wave: 'triangle', from: 659, at: 0.12, length: 0.16, loud: 0.5 },
    { wave: 'triangle', from: 784, at: 0.24, length: 0.18, loud: 0.5 },
    { wave: 'triangle', from: 1047, at: 0.36, length: 0.5, loud: 0.5 },
  ],
  lose: [
    { wave: 'triangle', from: 392, length: 0.2, loud: 0.4 },
    { wave: 'triangle', from: 330, at: 0.18, length: 0.2, loud: 0.4 },
    { wave: 'triangle', from: 262, at: 0.36, length: 0.5, loud: 0.4 },
  ],
  refuse: [{ wave: 'sawtooth', from: 196, to: 150, length: 0.14, loud: 0.22 }],
  chat: [{ wave: 'sine', from: 880, to: 990, length: 0.07, loud: 0.25 }],
}
