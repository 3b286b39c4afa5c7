/** The own try as a picture: how far it went, who tried it, and where others can. Not a word of the maze. */
import { listed, t } from '../i18n/words.svelte'
import type { Feat } from '../types'
import { INNER, pictured, scene, SIDE, token, write, type Pen } from '../ui/pen'
import { doorsOf, drawDoors } from './doors'
import { dateName, figures, mazeName } from './telling'

export interface Tried {
  game: string
  maze: string
  date: string
  feat: Feat
  /** Who tried it. */
  names: readonly string[]
  house: string
}

function paint(pen: Pen, of: Tried, height: number): number {
  scene(pen, height)
  let y = write(pen, t('day.share', { date: dateName(of.date) }), SIDE, SIDE, 32, 700, token('--scene-light')) + 12
  y = write(pen, mazeName(of.game, of.maze), SIDE, y, 40, 600, token('--scene-ink-soft')) + 8
  y = write(pen, verdict(of), SIDE, y, 64, 800, token('--scene-ink')) + 36
  y = drawDoors(pen, doorsOf(of.feat), SIDE, y, INNER) + 36
  y = write(pen, figures(of.game, of.feat), SIDE, y, 40, 600, token('--scene-ink')) + 20
  return write(pen, of.house.replace(/^https?:\/\//, ''), SIDE, y, 30, 500, token('--scene-ink-soft')) + SIDE
}

export function verdict({ feat, names }: Tried): string {
  return t(feat.won ? 'day.they_out' : 'day.they_not_out', { names: listed(names) })
}

export function pictureOfTry(of: Tried): Promise<File> {
  return pictured(`wayout-${of.date}-${of.game}-${of.maze}`, (pen, height) => paint(pen, of, height))
}
