/** For tests: an audio clock that goes when told to, and notes down which sources start and stop when. */

export interface Started {
  kind: 'tone' | 'noise'
  start: number
  stop: number
}

class Param {
  value = 0
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(value: number): void {
    this.value = value
  }
  cancelScheduledValues(): void {}
}

const PARAMS = [
  'gain',
  'frequency',
  'Q',
  'pan',
  'delayTime',
  'threshold',
  'knee',
  'ratio',
  'attack',
  'release',
] as const

function node(): Record<string, unknown> {
  return {
    ...Object.fromEntries(PARAMS.map((name) => [name, new Param()])),
    connect: () => undefined,
    disconnect: () => undefined,
  }
}

export class AnAudio {
  state: AudioContextState = 'running'
  currentTime = 0
  sampleRate = 100
  outputLatency = 0
  destination = node()
  started: Started[] = []
  gains: { gain: Param }[] = []

  createGain = (): unknown => {
    const made = node()
    this.gains.push(made as unknown as { gain: Param })
    return made
  }
  createBiquadFilter = node
  createStereoPanner = node
  createDynamicsCompressor = node
  createDelay = node
  createOscillator = (): unknown => this.#source('tone')
  createBufferSource = (): unknown => this.#source('noise')
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(1) })
  suspend = (): Promise<void> => this.#become('suspended')
  resume = (): Promise<void> => this.#become('running')

  /** The starts, in order. */
  get starts(): number[] {
    return this.started.map(({ start }) => start).sort((a, b) => a - b)
  }

  #become(state: AudioContextState): Promise<void> {
    this.state = state
    return Promise.resolve()
  }

  #source(kind: Started['kind']): unknown {
    const started: Started = { kind, start: Infinity, stop: Infinity }
    this.started.push(started)
    return {
      ...node(),
      addEventListener: () => undefined,
      start: (at: number) => (started.start = at),
      stop: (at: number) => (started.stop = Math.min(started.stop, at)),
    }
  }
}
