/** What a score is written in. Times are milliseconds of the score: at tempo 100 and speed 1 those of the wall. */
export type Voice =
  | 'drone'
  | 'whisper'
  | 'heart'
  | 'hand'
  | 'drum'
  | 'shaker'
  | 'bass'
  | 'thumb'
  | 'flute'
  | 'strings'
  | 'horn'
  | 'riser'
  | 'gong'
  | 'thud'
  | 'scrape'
  | 'dust'
  | 'rumble'

export interface Note {
  voice: Voice
  at: number
  length: number
  /** Hertz; for noise the middle of its band. */
  pitch: number
  /** 0..1 */
  loud: number
}

const ROOT = 73.42
/** Half tones above the root: a scale with a dark second and a bright third. */
const SCALE = [0, 1, 4, 5, 7, 8, 10] as const

/** The pitch of a step of the scale, from the low root upwards. */
export function tuned(degree: number): number {
  const octave = Math.floor(degree / SCALE.length)
  const half = SCALE[degree - octave * SCALE.length] ?? 0
  return ROOT * 2 ** (octave + half / 12)
}

export const wrapped = (value: number, by: number): number => ((value % by) + by) % by
