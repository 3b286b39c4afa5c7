import { describe, expect, it } from 'vitest'
import { aSeat, aView, dice } from '../a-view'
import { countdown, STROKES } from './countdown'
import { cueOf, levelAt, placeOf, stageAt, type Cue } from './cue'
import type { Note } from './note'
import { BAR, notesBetween } from './score'
import { strikesOf } from './strikes'

const cue = (differs: Partial<Cue> = {}): Cue => ({
  timed: true,
  over: false,
  slams: 0,
  slammedAt: null,
  next: null,
  sand: false,
  hope: 1,
  ...differs,
})
const voices = (of: Cue, from: number, to: number): Set<string> =>
  new Set(notesBetween(of, from, to).map(({ voice }) => voice))
const sorted = (notes: readonly Note[]): string[] => notes.map((note) => JSON.stringify(note)).sort()

describe('the place in the score', () => {
  it('counts from "Escape!", and before it towards the end of the intro', () => {
    expect(placeOf(aView({ starts_at: 7_000 }), 67_000)).toBe(60_000)
    expect(placeOf(aView({ starts_at: null, intro_until: 10_000 }), 4_000)).toBe(-6_000)
  })

  it('goes with the tempo, so that the collapse is always at its end (TMP-2.17)', () => {
    expect(placeOf(aView({ starts_at: 10_000, tempo: 150 }), 410_000)).toBe(600_000)
    expect(placeOf(aView({ starts_at: 10_000, tempo: 50 }), 1_210_000)).toBe(600_000)
  })
})

describe('the stages', () => {
  it('are whispers, search, the hunt from gong to slam, relief, and search again', () => {
    const gonged = cue({ next: { at: 200_000, last: false } })
    const slammed = cue({ slams: 1, slammedAt: 200_000 })
    expect([
      stageAt(cue(), -1),
      stageAt(cue(), 0),
      stageAt(gonged, 165_000),
      stageAt(slammed, 200_500),
      stageAt(slammed, 220_000),
    ]).toEqual(['intro', 'search', 'hunted', 'relief', 'search'])
  })

  it('hunt from the third gong to the collapse, and from the last of the sand', () => {
    const end = { at: 600_000, last: true }
    const gonged = cueOf(aView({ starts_at: 10_000, ends_at: 610_000, gongs: 3, slams: 2 }), null)
    const sand = cueOf(aView({ starts_at: 10_000, ends_at: 610_000, clock: 'sand', slams: 2 }), null)
    expect([gonged.next, sand.next]).toEqual([end, end])
    expect([stageAt(gonged, 545_000), stageAt(sand, 564_000), stageAt(sand, 566_000)]).toEqual([
      'hunted',
      'search',
      'hunted',
    ])
    expect(voices(gonged, 560_000, 600_000)).toContain('horn')
  })

  it('hunt only the last 35 seconds when the sand timer shows the slam all the time', () => {
    const sand = cue({ sand: true, next: { at: 200_000, last: false } })
    expect([stageAt(sand, 164_000), stageAt(sand, 166_000)]).toEqual(['search', 'hunted'])
  })

  it('stay calm in practice, and play no drum', () => {
    const practice = cue({ timed: false })
    expect(stageAt(practice, 590_000)).toBe('calm')
    expect([...voices(practice, 0, 16 * BAR)].sort()).toEqual(['drone', 'flute', 'thumb'])
  })

  it('remember when the door slammed, and take the usual time if this page came later', () => {
    const gonged = cueOf(aView({ next_slam: { number: 1, at: 215_000 } }), null)
    const slammed = cueOf(aView({ slams: 1 }), gonged)
    expect(slammed.slammedAt).toBe(205_000)
    expect(cueOf(aView({ slams: 1 }), slammed).slammedAt).toBe(205_000)
    expect(cueOf(aView({ slams: 2 }), null).slammedAt).toBe(400_000)
  })
})

describe('tension', () => {
  it('rises through a period, eases after the slam, and is higher in the next one', () => {
    const [first, second] = [cue(), cue({ slams: 1, slammedAt: 200_000 })]
    const [early, late, eased, again] = [
      levelAt(first, 1000),
      levelAt(first, 190_000),
      levelAt(second, 220_000),
      levelAt(second, 390_000),
    ]
    expect(late).toBeGreaterThan(early)
    expect(eased).toBeLessThan(late)
    expect(again).toBeGreaterThan(late)
  })

  it('rises as dice are locked or lost', () => {
    const view = aView()
    const seats = Object.fromEntries(Object.keys(view.seats).map((seat) => [seat, aSeat({ dice: dice('bbbxA') })]))
    const hopeless = cueOf({ ...view, seats }, null)
    expect(hopeless.hope).toBeCloseTo(0.2)
    expect(levelAt(hopeless, 60_000)).toBeGreaterThan(levelAt(cue(), 60_000))
  })

  it('is at its highest in the last minute', () => {
    expect(levelAt(cue({ slams: 2, slammedAt: 400_000 }), 540_000)).toBe(5)
  })

  it('brings in more with every level', () => {
    const counts = [0, 0.25, 0.5, 0.75, 1].map((lost) => notesBetween(cue({ hope: 1 - lost }), 0, 8 * BAR).length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts.at(-1)).toBeGreaterThan(2 * (counts[0] ?? 0))
  })
})

describe('the score', () => {
  it('is the same however it is cut into stretches', () => {
    const gonged = cue({ next: { at: 61_237, last: true } })
    for (const one of [cue(), gonged, cue({ slams: 1, slammedAt: 10_000 })]) {
      const pieces = Array.from({ length: 2000 }, (_, at) => notesBetween(one, at * 40, (at + 1) * 40)).flat()
      expect(sorted(pieces)).toEqual(sorted(notesBetween(one, 0, 80_000)))
    }
  })

  it('whispers before "Escape!" and drums after it', () => {
    expect(voices(cue(), -10_000, 0)).toContain('whisper')
    expect(voices(cue(), 0, 4 * BAR)).not.toContain('whisper')
    expect(voices(cue(), 0, 4 * BAR)).toContain('heart')
  })

  it('is silent when the game is over', () => {
    expect(notesBetween(cue({ over: true }), 0, BAR)).toEqual([])
  })

  it('never asks for a note that cannot be played', () => {
    for (const one of [
      cue(),
      cue({ next: { at: 200_000, last: false } }),
      cue({ timed: false }),
      cue({ slams: 2, slammedAt: 400_000, hope: 0 }),
    ]) {
      for (const note of notesBetween(one, -10_000, 600_000)) {
        expect(
          Number.isFinite(note.pitch) &&
            note.pitch > 20 &&
            note.pitch < 12_000 &&
            note.loud > 0 &&
            note.loud <= 1 &&
            note.length > 0,
        ).toBe(true)
      }
    }
  })
})

describe('the countdown', () => {
  it('gets faster and faster towards the slam', () => {
    const gaps = STROKES.slice(1).map((left, index) => left - (STROKES[index] ?? 0))
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
    expect(gaps[0]).toBeLessThan(130)
    expect(gaps.at(-1)).toBe(1000)
  })

  it('ends with the door, and not a stroke later', () => {
    const ats = countdown(200_000, false, 160_000, 210_000).map(({ at }) => at)
    expect(Math.max(...ats)).toBeLessThan(200_000)
    expect(Math.max(...ats)).toBeGreaterThan(199_800)
  })

  it('calls with horns before the collapse only', () => {
    const heard = (last: boolean): boolean =>
      countdown(600_000, last, 540_000, 600_000).some(({ voice }) => voice === 'horn')
    expect([heard(false), heard(true)]).toEqual([false, true])
  })
})

describe('what happens', () => {
  it('strikes as many bangs as the gong has', () => {
    expect([1, 2, 3].map((number) => strikesOf({ type: 'gong', number }).map(({ at }) => at))).toEqual([
      [0],
      [0, 900],
      [0, 900, 1800],
    ])
  })

  it('thuds when the door slams, rumbles when the temple falls, and lets it fall before the sad end', () => {
    expect(strikesOf({ type: 'slammed', number: 1, safe: [], lost: [] })[0]).toMatchObject({ voice: 'thud', at: 0 })
    expect(strikesOf({ type: 'collapsed' })[0]).toMatchObject({ voice: 'rumble', at: 0 })
    expect(
      Math.min(...strikesOf({ type: 'game_ended', outcome: 'collapsed', at: 0 }).map(({ at }) => at)),
    ).toBeGreaterThan(3000)
  })

  it('ends bright, dark or without a word', () => {
    const ends = (['won', 'conceded', 'aborted'] as const).map(
      (outcome) => strikesOf({ type: 'game_ended', outcome, at: 0 }).length > 0,
    )
    expect(ends).toEqual([true, true, false])
    expect(strikesOf({ type: 'game_ended', outcome: 'won', at: 0 })).not.toEqual(
      strikesOf({ type: 'game_ended', outcome: 'conceded', at: 0 }),
    )
  })

  it('is silent about dice', () => {
    expect(strikesOf({ type: 'rolled', seat: 0, dice: [0], faces: ['A'], at: 0 })).toEqual([])
  })
})
