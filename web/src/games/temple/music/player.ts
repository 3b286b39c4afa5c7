/** Plays the score where the game clock is: a little ahead of the ear, never ahead of the game. */
import type { Event, View } from '../wire'
import { cueOf, placeOf, type Cue } from './cue'
import { Mixer, type Take } from './mixer'
import type { Note } from './note'
import { Pacer } from './pacer'
import { notesBetween } from './score'
import { strikesOf } from './strikes'

const TICK = 40
/** Milliseconds of the wall that are written ahead. */
const AHEAD = 200
/** Faster than this nobody can listen to: only what happens is heard. */
const FASTEST = 4
const [FADE_IN, FADE_OUT] = [0.5, 0.3]
/** When a door slams, all else stops short, and comes back slowly. */
const [STOP_SHORT, COME_BACK] = [0.08, 2.4]
/** What happens is louder than what accompanies it. */
const [SCORE, STRIKES] = [1, 1.3]

export interface House {
  /** None before somebody touched the page. */
  audio: () => AudioContext | null
  /** 0..1, 0 for silence. */
  volume: () => number
  /** Whether the score is wanted on this page; what happens is heard anyway. */
  score: () => boolean
  hidden: () => boolean
  /** The wall's clock, in milliseconds. */
  now: () => number
}

export class Player {
  readonly #house: House
  readonly #pacer = new Pacer()
  #view: View | null = null
  #cue: Cue | null = null
  #mixer: Mixer | null = null
  #strikes: Take | null = null
  #score: Take | null = null
  /** Up to where the score is written. */
  #written = 0
  /** Audio clock less wall clock, in seconds, without the steps in which the audio clock goes. */
  #skew: number | null = null
  /** Seconds in which the next take fades in. */
  #rise = FADE_IN
  #asleep = false
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(house: House) {
    this.#house = house
  }

  told(view: View | null, at: number, runs: number, events: readonly Event[]): void {
    if (view === null) return this.#leave()
    this.#pacer.told(at, runs, this.#house.now())
    this.#cue = cueOf(view, this.#cue)
    this.#view = view
    this.#timer ??= setInterval(() => this.#tick(), TICK)
    this.#strike(events.flatMap(strikesOf))
    if (events.some(({ type }) => type === 'slammed' || type === 'collapsed')) this.#stopShort()
    this.#tick()
  }

  #leave(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#silence()
    this.#strikes?.cut(FADE_OUT)
    this.#strikes = null
    this.#mixer?.close()
    this.#mixer = null
    this.#view = null
    this.#cue = null
    this.#pacer.forget()
  }

  #strike(notes: readonly Note[]): void {
    const mixer = this.#ready()
    if (mixer === null) return
    this.#strikes ??= mixer.take(STRIKES, 0)
    for (const note of notes)
      this.#strikes.play(note, mixer.audio.currentTime + 0.01 + note.at / 1000, note.length / 1000)
  }

  #tick(): void {
    const mixer = this.#ready()
    const speed = this.#speed()
    const { hidden, score, now } = this.#house
    if (mixer === null || this.#cue === null || this.#view === null || speed === 0 || hidden() || !score())
      return this.#silence()
    const wall = now()
    const place = placeOf(this.#view, this.#pacer.read(wall))
    const ear = this.#ear(mixer.audio as AudioContext, wall)
    this.#begin(mixer, place, speed)
    const until = place + AHEAD * speed
    if (until <= this.#written) return
    for (const note of notesBetween(this.#cue, this.#written, until)) {
      this.#score?.play(
        note,
        Math.max(mixer.audio.currentTime, ear + (note.at - place) / speed / 1000),
        note.length / speed / 1000,
      )
    }
    this.#written = until
  }

  /** A new take where there is none, and where the game went back or leapt. */
  #begin(mixer: Mixer, place: number, speed: number): void {
    const leapt = this.#written - place > 3 * AHEAD * speed || place - this.#written > 5 * AHEAD * speed
    if (this.#score !== null && leapt) this.#silence()
    if (this.#score === null) {
      this.#score = mixer.take(SCORE, this.#rise)
      this.#written = place
      this.#rise = FADE_IN
    }
    // What should have begun already is left out.
    this.#written = Math.max(this.#written, place)
  }

  /** How fast the score goes; 0 while it does not. */
  #speed(): number {
    if (this.#view === null || this.#view.phase === 'over') return 0
    const speed = (this.#pacer.runs * this.#view.tempo) / 100
    return speed > FASTEST ? 0 : speed
  }

  /** The audio clock's time for what is to be heard right now. */
  #ear(audio: AudioContext, wall: number): number {
    const skew = audio.currentTime - wall / 1000
    const known = this.#skew
    this.#skew = known === null || Math.abs(skew - known) > 0.08 ? skew : known + (skew - known) * 0.1
    return wall / 1000 + this.#skew - Math.min(0.15, audio.outputLatency || 0)
  }

  #stopShort(): void {
    this.#silence(STOP_SHORT)
    this.#rise = COME_BACK
  }

  #silence(fade = FADE_OUT): void {
    this.#score?.cut(fade)
    this.#score = null
  }

  /** Sound is allowed, wanted and awake. What cannot be heard need not be reckoned either: a hidden page without sound sleeps. */
  #ready(): Mixer | null {
    const audio = this.#house.audio()
    if (audio === null) return null
    const volume = this.#house.volume()
    if (this.#mixer?.audio === audio) this.#mixer.volume = volume
    this.#sleep(audio, volume === 0 && this.#house.hidden())
    if (volume === 0 || audio.state !== 'running') return null
    if (this.#mixer?.audio !== audio) this.#mixer = new Mixer(audio)
    this.#mixer.volume = volume
    return this.#mixer
  }

  #sleep(audio: AudioContext, sleep: boolean): void {
    if (sleep === this.#asleep) return
    this.#asleep = sleep
    void (sleep ? audio.suspend() : audio.resume())
  }
}
