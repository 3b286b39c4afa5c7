/** The score itself, a line a bar: `X` loud, `x` soft; a digit is a step of the scale. Lines follow one another and begin again. */
import type { Voice } from './note'

export interface Drums {
  voice: Voice
  /** Plays from this level on, and up to that one. */
  from: number
  upTo?: number
  pitch: number
  length: number
  loud: number
  bars: readonly string[]
}

export interface Melody extends Omit<Drums, 'pitch'> {
  /** Added to every digit. */
  base: number
}

const REST = '................'

export const SEARCH_DRUMS: readonly Drums[] = [
  {
    voice: 'heart',
    from: 0,
    upTo: 2,
    pitch: 58,
    length: 420,
    loud: 0.6,
    bars: ['X.......x.......', 'X.......x.......', 'X.......x.......', 'X.......x..x....'],
  },
  {
    voice: 'hand',
    from: 1,
    pitch: 185,
    length: 190,
    loud: 0.36,
    bars: ['......x...x.X...', '......x...x.....', '..x...x...x.X...', '......x.x.x.X.x.'],
  },
  { voice: 'shaker', from: 2, upTo: 3, pitch: 5200, length: 70, loud: 0.2, bars: ['x.x.X.x.x.x.X.x.'] },
  { voice: 'hand', from: 2, pitch: 262, length: 150, loud: 0.3, bars: ['...x..x....x..x.', '...x..x....x.xx.'] },
  {
    voice: 'drum',
    from: 3,
    pitch: 62,
    length: 480,
    loud: 0.62,
    bars: ['X.....x...X.....', 'X.....x...X..x..', 'X.....x...X.....', 'X..x..X..x..X.x.'],
  },
  { voice: 'shaker', from: 4, pitch: 5600, length: 55, loud: 0.22, bars: ['xxxxXxxxxxxxXxxx'] },
  { voice: 'drum', from: 4, pitch: 92, length: 300, loud: 0.42, bars: ['....X.......X...', '....X.......X.xx'] },
  { voice: 'hand', from: 5, pitch: 330, length: 110, loud: 0.3, bars: ['x.xxx.xxx.xxx.xX', 'xxx.xxx.xxx.xxXX'] },
]

export const SEARCH_MELODIES: readonly Melody[] = [
  {
    voice: 'thumb',
    from: 0,
    upTo: 2,
    base: 14,
    length: 900,
    loud: 0.3,
    bars: [
      '0.....2.....1...',
      REST,
      '4.....3...1.....',
      REST,
      '0.....2.....4...',
      '......5...4.....',
      '3.....1.....0...',
      REST,
    ],
  },
  {
    voice: 'bass',
    from: 2,
    upTo: 3,
    base: 0,
    length: 320,
    loud: 0.42,
    bars: ['0.....0...0.1...', '0.....0...0.....', '0.....0...0.1...', '0.....3...1.....'],
  },
  { voice: 'bass', from: 4, base: 0, length: 240, loud: 0.42, bars: ['0..0..0.0..0..1.', '0..0..0.3..1..0.'] },
  {
    voice: 'flute',
    from: 3,
    base: 14,
    length: 1100,
    loud: 0.2,
    bars: ['0.......1.......', REST, '4...3...1.......', REST],
  },
]

/** After a slam: breathe. */
export const RELIEF_DRUMS: readonly Drums[] = [
  { voice: 'heart', from: 0, pitch: 55, length: 460, loud: 0.46, bars: ['X...............', 'X.......x.......'] },
]
export const RELIEF_MELODIES: readonly Melody[] = [
  {
    voice: 'flute',
    from: 0,
    base: 14,
    length: 1700,
    loud: 0.24,
    bars: ['4...........3...', '2...............', '0.......2.......', REST],
  },
  { voice: 'thumb', from: 0, base: 14, length: 1000, loud: 0.24, bars: ['0...4...7...4...', '2...5...........'] },
]

/** Without a clock: a temple to walk in. */
export const CALM_MELODIES: readonly Melody[] = [
  {
    voice: 'thumb',
    from: 0,
    base: 14,
    length: 1200,
    loud: 0.26,
    bars: ['0.......4.......', REST, '2...........3...', REST, '5.......4.......', REST, '2.....0.........', REST],
  },
  {
    voice: 'flute',
    from: 0,
    base: 14,
    length: 2000,
    loud: 0.14,
    bars: [REST, REST, REST, '4...........3...', '2...............', REST, REST, '0...............'],
  },
]

/** Before "Escape!": the heart, nearer and nearer. Counted back from the start, the last line is the last bar. */
export const INTRO_DRUMS: readonly Drums[] = [
  {
    voice: 'heart',
    from: 0,
    pitch: 52,
    length: 480,
    loud: 0.5,
    bars: [REST, REST, REST, REST, 'X...............', 'X.......x.......', 'X...x...X...x...', 'X.x.X.x.X.x.XxXX'],
  },
  {
    voice: 'shaker',
    from: 0,
    pitch: 4200,
    length: 80,
    loud: 0.12,
    bars: [REST, REST, REST, REST, REST, '........x...x...', 'x...x...x...x...', 'x.x.x.x.x.xxxxxx'],
  },
]
