/** How fast the temple's clock runs, in percent, for the words of the house. */
import type { LiveTempo } from '../../../table/play-props'

const NO_CLOCK = 'none'

export const tempo: LiveTempo = {
  option: 'tempo',
  values: { slow: 67, normal: 100, fast: 150 },
  about: ({ clock, tempo: now }) => (clock === NO_CLOCK ? `option.clock.${clock}` : `option.tempo.${String(now)}`),
}
