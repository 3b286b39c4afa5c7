/** Turns a note into sound. Every source stops by itself and leaves nothing behind. */
import type { Note } from './note'
import { VOICES, type Part } from './voices'

const SILENT = 0.0001
const ATTACK = 0.006
const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Sounds a note; `when` and `seconds` are the audio clock's. Answers the sources, so that they can be stopped before their time. */
export function sing(
  audio: BaseAudioContext,
  out: AudioNode,
  note: Note,
  when: number,
  seconds: number,
): AudioScheduledSourceNode[] {
  return VOICES[note.voice].map((part) => sound(audio, out, note, part, when, seconds * (part.length ?? 1)))
}

function sound(
  audio: BaseAudioContext,
  out: AudioNode,
  note: Note,
  part: Part,
  when: number,
  seconds: number,
): AudioScheduledSourceNode {
  const end = when + seconds
  const source = part.wave === 'noise' ? hiss(audio) : tone(audio, note, part, part.wave, when, seconds)
  const chain: AudioNode[] = [source]
  if (part.filter !== undefined) chain.push(filtered(audio, note, part, part.filter, when, end))
  const envelope = audio.createGain()
  shaped(envelope.gain, part.shape, note.loud * part.loud, when, seconds)
  chain.push(envelope)
  if (part.pan !== undefined) {
    const side = audio.createStereoPanner()
    side.pan.value = part.pan
    chain.push(side)
  }
  chain.forEach((node, index) => node.connect(chain[index + 1] ?? out))
  source.addEventListener('ended', () => chain.forEach((node) => node.disconnect()))
  source.start(when)
  source.stop(end + 0.02)
  return source
}

function tone(
  audio: BaseAudioContext,
  note: Note,
  part: Part,
  wave: OscillatorType,
  when: number,
  seconds: number,
): OscillatorNode {
  const { ratio = 1, to, glide = 1 } = part
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(note.pitch * ratio, when)
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(note.pitch * to, when + seconds * glide)
  return source
}

function hiss(audio: BaseAudioContext): AudioBufferSourceNode {
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  source.loop = true
  return source
}

/** The filter of noise follows the note; that of a tone is what the voice says. */
function filtered(
  audio: BaseAudioContext,
  note: Note,
  part: Part,
  { type, from, to = from, q = 0.8 }: NonNullable<Part['filter']>,
  when: number,
  end: number,
): BiquadFilterNode {
  const by = part.wave === 'noise' ? note.pitch : 1
  const most = audio.sampleRate / 2 - 1
  const filter = audio.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(Math.min(most, from * by), when)
  filter.frequency.exponentialRampToValueAtTime(Math.min(most, to * by), end)
  return filter
}

function shaped(gain: AudioParam, shape: Part['shape'], peak: number, when: number, seconds: number): void {
  gain.setValueAtTime(SILENT, when)
  if (shape === 'pluck') {
    gain.linearRampToValueAtTime(peak, when + Math.min(ATTACK, seconds / 3))
    gain.exponentialRampToValueAtTime(SILENT, when + seconds)
    return
  }
  gain.linearRampToValueAtTime(peak, when + seconds * 0.35)
  gain.setValueAtTime(peak, when + seconds * 0.6)
  gain.linearRampToValueAtTime(SILENT, when + seconds)
}

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio)
  if (known !== undefined) return known
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  noises.set(audio, buffer)
  return buffer
}
