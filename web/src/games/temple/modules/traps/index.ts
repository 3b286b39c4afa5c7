/** Traps: chambers that take their discoverer in, carry him off, or do not let him go. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import Badge from './Badge.svelte'
import { trapDeeds } from './deeds'
import CliffFloor from './floors/CliffFloor.svelte'
import InvocationFloor from './floors/InvocationFloor.svelte'
import PlatformFloor from './floors/PlatformFloor.svelte'
import SlideFloor from './floors/SlideFloor.svelte'
import { trapLines } from './lines'

export const MODULE: TempleModule = {
  id: 'traps',
  floors: {
    moving_platform: PlatformFloor,
    invocation: InvocationFloor,
    cliff_key: CliffFloor,
    cliff_torch: CliffFloor,
    slide_trap: SlideFloor,
  },
  Badge,
  deeds: trapDeeds,
  lines: trapLines,
  sounds: {
    tm_trap: [
      { wave: 'noise', from: 500, to: 90, length: 0.5, loud: 0.4 },
      { wave: 'sawtooth', from: 220, to: 60, length: 0.45, loud: 0.2 },
    ],
    tm_platform: [{ wave: 'noise', from: 120, to: 200, length: 1, loud: 0.35 }],
    tm_climbed: chord([330, 440, 587], 0.08, 0.22, 0.26),
    tm_summon: chord([196, 294, 392, 587], 0.12, 0.6, 0.24),
  },
  heard: {
    trap_sprung: 'tm_trap',
    platform_waits: 'tm_platform',
    platform_settled: 'tm_platform',
    climbed: 'tm_climbed',
    summoned: 'tm_summon',
  },
}
