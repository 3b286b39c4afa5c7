/** The pulse between gong and slam: always faster, and its last stroke falls before the door does. */
import { tuned, type Note } from './note'

const LONGEST = 1000
const SHORTEST = 110
/** From here on it gets faster. */
const FROM = 35_000
const REACH = 70_000
const RISER = 4200
const SCRAPE = 1500

/** How long before the slam each stroke falls, from the last to the first. */
export const STROKES: readonly number[] = strokes()

function strokes(): number[] {
  const found: number[] = []
  for (let left = SHORTEST; left < REACH; left += gapAt(left)) found.push(Math.round(left))
  return found
}

function gapAt(left: number): number {
  return SHORTEST + (LONGEST - SHORTEST) * Math.min(1, left / FROM)
}

/** The strokes, and what leads into the slam, that begin in a stretch of the score. */
export function countdown(slam: number, last: boolean, from: number, to: number): Note[] {
  // A stroke brings something after itself too, so the one before this stretch is asked as well.
  const played = STROKES.flatMap((left, index) =>
    slam - left > from - LONGEST && slam - left < to ? stroke(slam - left, left, index, last) : [],
  )
  return [...played, ...leadIn(slam)].filter(({ at }) => at >= from && at < to)
}

function stroke(at: number, left: number, index: number, last: boolean): Note[] {
  const near = 1 - Math.min(1, left / FROM)
  const accent = index % 4 === 0
  const notes: Note[] = [
    {
      voice: accent ? 'drum' : 'hand',
      at,
      length: accent ? 420 : 180,
      pitch: accent ? 62 : 170 + near * 60,
      loud: (accent ? 0.62 : 0.4) + near * 0.2,
    },
  ]
  if (left > 2000)
    notes.push({ voice: 'shaker', at: at + gapAt(left) / 2, length: 60, pitch: 5200, loud: 0.16 + near * 0.14 })
  if (last && index % 8 === 4)
    notes.push({ voice: 'horn', at, length: 520, pitch: tuned(index % 16 === 4 ? 7 : 8), loud: 0.3 + near * 0.2 })
  return notes
}

const leadIn = (slam: number): Note[] => [
  { voice: 'riser', at: slam - RISER, length: RISER, pitch: 400, loud: 0.34 },
  { voice: 'scrape', at: slam - SCRAPE, length: SCRAPE, pitch: 240, loud: 0.5 },
]
