/** Makes sounds from code. Every sound has a visible twin, so silence loses nothing. */
import { settings } from '../settings.svelte'
import type { Tone } from '../table/play-props'
import { SOUNDS } from './sounds'

let context: AudioContext | null = null
let hushed = false
let noise: AudioBuffer | null = null
const book = new Map<string, readonly Tone[]>(Object.entries(SOUNDS))

/** Browsers let a page sound only after somebody touched it. */
export function wakeSoundOnTouch(): void {
  addEventListener('pointerdown', wakeSound, { passive: true })
  addEventListener('keydown', wakeSound, { passive: true })
}

/** From within what a touch or a key leads to. */
export function wakeSound(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : null
  void context?.resume()
}

/** No sound on this page, whatever this person's settings say. */
export function hush(on: boolean): void {
  hushed = on
}

/** For those who make sound of their own; none before somebody touched the page. */
export const soundContext = (): AudioContext | null => (hushed ? null : context)

export function addSounds(sounds: Readonly<Record<string, readonly Tone[]>>): void {
  for (const [name, tones] of Object.entries(sounds)) book.set(name, tones)
}

export function sound(name: string): void {
  const tones = book.get(name)
  if (tones === undefined || context === null || hushed || settings.muted || settings.volume === 0) return
  for (const tone of tones) ring(context, tone)
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0)
  const end = start + tone.length
  const envelope = audio.createGain()
  const peak = Math.max(0.0002, (tone.loud ?? 0.5) * settings.volume)
  envelope.gain.setValueAtTime(0.0001, start)
  envelope.gain.exponentialRampToValueAtTime(peak, start + Math.min(0.012, tone.length / 3))
  envelope.gain.exponentialRampToValueAtTime(0.0001, end)
  envelope.connect(audio.destination)
  const source =
    tone.wave === 'noise' ? hiss(audio, tone, start, end, envelope) : note(audio, tone, start, end, envelope)
  source.start(start)
  source.stop(end + 0.02)
}

function note(audio: AudioContext, tone: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = tone.wave === 'noise' ? 'sine' : tone.wave
  glide(source.frequency, tone, start, end)
  source.connect(out)
  return source
}

function hiss(audio: AudioContext, tone: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource()
  source.buffer = noise ??= whiteNoise(audio)
  source.loop = true
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  glide(band.frequency, tone, start, end)
  source.connect(band)
  band.connect(out)
  return source
}

function glide(frequency: AudioParam, tone: Tone, start: number, end: number): void {
  frequency.setValueAtTime(tone.from, start)
  if (tone.to !== undefined) frequency.exponentialRampToValueAtTime(tone.to, end)
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}
