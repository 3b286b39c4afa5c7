/** Curse cards that more than one module brings, or a sixth player: here, so that they are drawn whoever brings them. */
import type { TempleModule } from '../module'
import SoulFigure from './SoulFigure.svelte'
import SoulsArt from './SoulsArt.svelte'

const SOULS = 'soul_exchange'

export const MODULE: TempleModule = {
  id: 'curses',
  cards: { [SOULS]: SoulsArt },
  optionWords: (prompt, option, { name }) => (prompt.kind === SOULS ? name(Number(option)) : null),
  silent: ['souls_parted'],
  detail: (event) => (event.type === 'souls_exchanged' && event.back ? 'back' : ''),
  sounds: {
    tm_souls: [
      { wave: 'sine', from: 300, to: 900, length: 0.45, loud: 0.2 },
      { wave: 'sine', from: 900, to: 300, at: 0.1, length: 0.45, loud: 0.2 },
    ],
  },
  heard: { souls_exchanged: 'tm_souls' },
  figures: { 'TMP-3.5.1': SoulFigure },
}
