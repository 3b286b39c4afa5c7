/** Quests: five chambers, the ghost, and a marker for each at the depot. */
import { chord } from '../../../../sound/notes'
import type { TempleModule } from '../module'
import { questDeeds } from './deeds'
import AltarFloor from './floors/AltarFloor.svelte'
import GhostFloor from './floors/GhostFloor.svelte'
import ObeliskFloor from './floors/ObeliskFloor.svelte'
import TaskFloor from './floors/TaskFloor.svelte'
import TreeFloor from './floors/TreeFloor.svelte'
import { questLines } from './lines'
import Pieces from './Pieces.svelte'
import Strip from './Strip.svelte'

export const MODULE: TempleModule = {
  id: 'quests',
  floors: { altar: AltarFloor, task: TaskFloor, ghost: GhostFloor, tree: TreeFloor, obelisk: ObeliskFloor },
  Pieces,
  Strip,
  deeds: questDeeds,
  lines: questLines,
  sounds: {
    tm_quest: chord([392, 494, 587, 784, 988], 0.09, 0.42, 0.28),
    tm_task: chord([440, 587], 0.08, 0.2, 0.24),
    tm_ghost: [
      { wave: 'sine', from: 420, to: 610, length: 0.35, loud: 0.16 },
      { wave: 'sine', from: 610, to: 380, at: 0.32, length: 0.4, loud: 0.14 },
    ],
    tm_altar: [
      { wave: 'triangle', from: 110, to: 70, length: 0.5, loud: 0.4 },
      { wave: 'noise', from: 900, to: 300, at: 0.05, length: 0.35, loud: 0.18 },
    ],
    tm_obelisk: [{ wave: 'noise', from: 90, to: 160, length: 0.9, loud: 0.4 }],
  },
  heard: {
    quest_done: 'tm_quest',
    task_solved: 'tm_task',
    task_revealed: 'tm_task',
    ghost_appeared: 'tm_ghost',
    ghost_pushed: 'tm_ghost',
    dice_sacrificed: 'tm_altar',
    obelisk_rose: 'tm_obelisk',
  },
}
