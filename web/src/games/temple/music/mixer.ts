/** Where all voices meet: the echo of a hall, a hand on the loudness, and nothing louder than it may be. */
import type { Note } from './note'
import { sing } from './synth'

const HEADROOM = 0.5
/** Milliseconds. */
const TAIL = 2500
const ECHO = { seconds: 0.29, back: 0.32, wet: 0.2, dull: 1600 }

/** What plays together and is silenced together. */
export interface Take {
  play: (note: Note, when: number, seconds: number) => void
  /** Fades away and is gone. */
  cut: (fade: number) => void
}

export class Mixer {
  readonly audio: BaseAudioContext
  readonly #in: GainNode
  readonly #out: GainNode
  #volume = -1

  constructor(audio: BaseAudioContext) {
    this.audio = audio
    this.#in = audio.createGain()
    this.#in.gain.value = HEADROOM
    this.#out = audio.createGain()
    this.#out.gain.value = 0
    const limit = audio.createDynamicsCompressor()
    limit.threshold.value = -9
    limit.knee.value = 6
    limit.ratio.value = 14
    limit.attack.value = 0.002
    limit.release.value = 0.18
    this.#in.connect(limit)
    this.#echo(limit)
    limit.connect(this.#out)
    this.#out.connect(audio.destination)
  }

  /** 0..1; changes without a click. */
  set volume(volume: number) {
    if (volume === this.#volume) return
    this.#volume = volume
    this.#out.gain.setTargetAtTime(volume, this.audio.currentTime, 0.03)
  }

  /** Of a loudness of its own, faded in over so many seconds. */
  take(loud: number, fade: number): Take {
    const { audio } = this
    const live = new Set<AudioScheduledSourceNode>()
    const gain = audio.createGain()
    gain.gain.setValueAtTime(fade > 0 ? 0 : loud, audio.currentTime)
    if (fade > 0) gain.gain.linearRampToValueAtTime(loud, audio.currentTime + fade)
    gain.connect(this.#in)
    return {
      play: (note, when, seconds) => {
        for (const source of sing(audio, gain, note, when, seconds)) {
          live.add(source)
          source.addEventListener('ended', () => live.delete(source))
        }
      },
      cut: (away) => {
        const held = gain.gain.value
        gain.gain.cancelScheduledValues(audio.currentTime)
        gain.gain.setValueAtTime(held, audio.currentTime)
        gain.gain.setTargetAtTime(0, audio.currentTime, away / 4)
        live.forEach((source) => source.stop(audio.currentTime + away))
        setTimeout(() => gain.disconnect(), away * 1000 + 200)
      },
    }
  }

  /** When nobody listens any more, once the echo has died away. */
  close(): void {
    setTimeout(() => this.#out.disconnect(), TAIL)
  }

  #echo(to: AudioNode): void {
    const { audio } = this
    const [delay, dull, back, wet] = [
      audio.createDelay(1),
      audio.createBiquadFilter(),
      audio.createGain(),
      audio.createGain(),
    ]
    delay.delayTime.value = ECHO.seconds
    dull.frequency.value = ECHO.dull
    back.gain.value = ECHO.back
    wet.gain.value = ECHO.wet
    this.#in.connect(delay)
    delay.connect(dull)
    dull.connect(back)
    back.connect(delay)
    dull.connect(wet)
    wet.connect(to)
  }
}
