/** What begins to sound in a stretch of the score: made of the cue and the place alone, so that every screen plays the same. */
import { countdown } from './countdown'
import { levelAt, stageAt, type Cue, type Stage } from './cue'
import {
  CALM_MELODIES,
  INTRO_DRUMS,
  RELIEF_DRUMS,
  RELIEF_MELODIES,
  SEARCH_DRUMS,
  SEARCH_MELODIES,
  type Drums,
  type Melody,
} from './layers'
import { tuned, wrapped, type Note } from './note'

export const STEP = 150
const STEPS = 16
export const BAR = STEP * STEPS

const DRUMS: Readonly<Record<Stage, readonly Drums[]>> = {
  calm: [],
  intro: INTRO_DRUMS,
  search: SEARCH_DRUMS,
  hunted: [],
  relief: RELIEF_DRUMS,
}
const MELODIES: Readonly<Record<Stage, readonly Melody[]>> = {
  calm: CALM_MELODIES,
  intro: [],
  search: SEARCH_MELODIES,
  hunted: [],
  relief: RELIEF_MELODIES,
}

export const barAt = (place: number): number => Math.floor(place / BAR)

export function notesBetween(cue: Cue, from: number, to: number): Note[] {
  if (cue.over) return []
  const notes: Note[] = []
  for (let step = Math.ceil(from / STEP); step * STEP < to; step += 1) notes.push(...notesOn(cue, step))
  if (cue.next === null || stageAt(cue, from) !== 'hunted') return notes
  return [...notes, ...countdown(cue.next.at, cue.next.last, from, to)]
}

function notesOn(cue: Cue, step: number): Note[] {
  const at = step * STEP
  const bar = barAt(at)
  const stage = stageAt(cue, at)
  // Layers come and go with the bar, not in the middle of it.
  const level = stage === 'search' ? levelAt(cue, bar * BAR) : 0
  const drums = DRUMS[stage].flatMap((layer) => struck(layer, level, bar, step))
  const melodies = MELODIES[stage].flatMap((layer) => sung(layer, level, bar, step))
  return [...drums, ...melodies, ...(wrapped(step, STEPS) === 0 ? bedOf(stage, cue, at) : [])]
}

function signOf({ from, upTo = 5, bars }: Drums | Melody, level: number, bar: number, step: number): string {
  if (level < from || level > upTo) return '.'
  return bars[wrapped(bar, bars.length)]?.[wrapped(step, STEPS)] ?? '.'
}

function struck(layer: Drums, level: number, bar: number, step: number): Note[] {
  const sign = signOf(layer, level, bar, step)
  const { voice, pitch, length, loud } = layer
  return sign === '.' ? [] : [{ voice, at: step * STEP, length, pitch, loud: sign === 'X' ? loud : loud * 0.6 }]
}

function sung(layer: Melody, level: number, bar: number, step: number): Note[] {
  const sign = signOf(layer, level, bar, step)
  const { voice, base, length, loud } = layer
  return sign === '.' ? [] : [{ voice, at: step * STEP, length, pitch: tuned(base + Number(sign)), loud }]
}

/** What lies under a whole bar; it overlaps with the next one. */
function bedOf(stage: Stage, cue: Cue, at: number): Note[] {
  const long = BAR * 1.5
  const drone: Note = {
    voice: 'drone',
    at,
    length: long,
    pitch: tuned(0),
    loud: stage === 'search' ? 0.2 + levelAt(cue, at) * 0.03 : 0.26,
  }
  if (stage === 'intro')
    return [
      { ...drone, loud: 0.18 },
      { voice: 'whisper', at, length: BAR, pitch: 900 + wrapped(at / BAR, 3) * 350, loud: 0.32 },
    ]
  if (stage === 'hunted') return [drone, { ...drone, pitch: tuned(1), loud: 0.14 }, strings(cue, at, long)]
  if (stage === 'search' && levelAt(cue, at) >= 4) return [drone, strings(cue, at, long)]
  return [drone]
}

/** They climb with every bar towards the slam. */
function strings(cue: Cue, at: number, length: number): Note {
  const left = cue.next === null ? Infinity : cue.next.at - at
  const climb = Math.max(0, 6 - Math.floor(Math.max(0, left) / (BAR * 2)))
  return { voice: 'strings', at, length, pitch: tuned(21 + climb), loud: 0.1 + climb * 0.012 }
}
