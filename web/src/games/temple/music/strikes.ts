/** What sounds when something happens, not when the score says so: places count from the moment of the event. */
import type { Note } from './note'
import type { Event } from '../wire'

const BANG_GAP = 900
/** The temple falls for so long before the sad end is played. */
const AFTER_FALL = 3200
/** The house's own sad tune comes first. */
const FANFARE = 900

const bang = (at: number, loud: number): Note => ({ voice: 'gong', at, length: 3600, pitch: 98, loud })

/** One, two or three bangs. */
export const gong = (number: number): Note[] =>
  Array.from({ length: Math.min(3, Math.max(1, number)) }, (_, index) => bang(index * BANG_GAP, 0.75))

export const escape = (): Note[] => [bang(0, 0.6), { voice: 'drum', at: 0, length: 700, pitch: 58, loud: 0.8 }]

export const slam = (): Note[] => [
  { voice: 'thud', at: 0, length: 1500, pitch: 64, loud: 0.95 },
  { voice: 'dust', at: 0, length: 700, pitch: 900, loud: 0.5 },
  { voice: 'scrape', at: 260, length: 900, pitch: 170, loud: 0.22 },
  { voice: 'dust', at: 300, length: 2400, pitch: 420, loud: 0.16 },
]

/** Fixed, so that it falls alike everywhere. */
const STONES = [0, 210, 380, 640, 760, 1080, 1250, 1330, 1720, 2050, 2190, 2600] as const

export const collapse = (): Note[] => [
  { voice: 'rumble', at: 0, length: 4600, pitch: 90, loud: 0.6 },
  { voice: 'thud', at: 0, length: 1800, pitch: 58, loud: 0.8 },
  ...STONES.map((at, index): Note => ({
    voice: index % 3 === 0 ? 'thud' : 'dust',
    at: at + 120,
    length: 500 + (index % 4) * 160,
    pitch: index % 3 === 0 ? 50 + index * 4 : 500 + (index % 5) * 260,
    loud: 0.42 - index * 0.02,
  })),
]

/** Half tones above a C: the ends sound together with the house's own fanfare, which is in C. */
const inC = (half: number): number => 130.81 * 2 ** (half / 12)
const line = (
  voice: Note['voice'],
  halves: readonly number[],
  from: number,
  gap: number,
  length: number,
  loud: number,
): Note[] => halves.map((half, index) => ({ voice, at: from + index * gap, length, pitch: inC(half), loud }))

export const victory = (): Note[] => [
  ...line('drum', [-14, -14, -14, -14], 0, 120, 420, 0.5),
  ...line('horn', [0, 7, 12, 16], 0, 120, 700, 0.36),
  ...line('thumb', [12, 16, 19, 24, 28, 31, 36], 480, 110, 900, 0.3),
  ...line('horn', [0, 7, 12, 16], 900, 0, 2400, 0.24),
  bang(900, 0.35),
]

export const defeat = (): Note[] => [
  ...line('horn', [0, -1, -4, -5], FANFARE, 460, 900, 0.34),
  ...line('drone', [-12, -11], FANFARE + 1400, 0, 2800, 0.3),
  bang(FANFARE + 1400, 0.3),
]

const later = (notes: Note[], by: number): Note[] => notes.map((note) => ({ ...note, at: note.at + by }))

function ending(outcome: string): Note[] {
  if (outcome === 'won') return victory()
  if (outcome === 'collapsed') return later(defeat(), AFTER_FALL)
  return outcome === 'aborted' ? [] : defeat()
}

export function strikesOf(event: Event): Note[] {
  switch (event.type) {
    case 'begun':
      return escape()
    case 'gong':
      return gong(event.number)
    case 'slammed':
      return slam()
    case 'collapsed':
      return collapse()
    case 'game_ended':
      return ending(event.outcome)
    default:
      return []
  }
}
