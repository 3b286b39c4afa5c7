/** Time chambers: sand that runs for a ban or for a task. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import { timeDeeds } from './deeds'
import LavaFloor from './floors/LavaFloor.svelte'
import ProhibitionFloor from './floors/ProhibitionFloor.svelte'
import SacrificeFloor from './floors/SacrificeFloor.svelte'
import TorchFloor from './floors/TorchFloor.svelte'
import { timeLines } from './lines'
import Pieces from './Pieces.svelte'
import Strip from './Strip.svelte'

export const MODULE: TempleModule = {
  id: 'time_chambers',
  floors: {
    prohibition_1: ProhibitionFloor,
    prohibition_2: ProhibitionFloor,
    prohibition_3: ProhibitionFloor,
    prohibition_4: ProhibitionFloor,
    lava_dice: LavaFloor,
    lava_gems: LavaFloor,
    torch_chamber: TorchFloor,
    sacrifice: SacrificeFloor,
  },
  Pieces,
  Strip,
  deeds: timeDeeds,
  lines: timeLines,
  sounds: {
    tm_sand: [
      { wave: 'noise', from: 3200, to: 2400, length: 0.7, loud: 0.16 },
      { wave: 'triangle', from: 660, to: 520, length: 0.25, loud: 0.2 },
    ],
    tm_sand_out: [
      { wave: 'noise', from: 2400, to: 800, length: 0.4, loud: 0.16 },
      { wave: 'triangle', from: 392, to: 294, at: 0.1, length: 0.4, loud: 0.22 },
    ],
    tm_in_time: chord([440, 554, 659, 880], 0.08, 0.3, 0.26),
    tm_too_late: [
      { wave: 'sawtooth', from: 160, to: 70, length: 0.7, loud: 0.22 },
      { wave: 'noise', from: 300, to: 80, at: 0.1, length: 0.7, loud: 0.3 },
    ],
  },
  heard: {
    sand_started: 'tm_sand',
    sand_turned: 'tm_sand',
    sand_ran_out: 'tm_sand_out',
    time_task_solved: 'tm_in_time',
    time_task_failed: 'tm_too_late',
    sacrifices_lost: 'tm_too_late',
  },
}
