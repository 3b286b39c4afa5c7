/** The soundtrack, as loud as the house is. */
import { settings } from '../../../settings.svelte'
import { soundContext } from '../../../sound/engine'
import type { Music } from '../soundtrack'
import { switches } from '../switches.svelte'
import { Player } from './player'

export function soundtrack(): Music {
  const player = new Player({
    audio: soundContext,
    volume: () => (settings.muted ? 0 : settings.volume),
    score: () => switches.music,
    hidden: () => document.hidden,
    now: () => performance.now(),
  })
  return (view, at, runs, events) => player.told(view, at, runs, events)
}
