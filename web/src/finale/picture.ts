/** The finale as a picture. */
import { t } from '../i18n/words.svelte'
import type { MatchFinale } from '../types'
import { identity } from '../ui/identities'
import { INNER, mark, pictured, scene, SIDE, token, WIDTH, write, type Pen } from '../ui/pen'
import { drawn } from './curve'
import { isPlaced } from './places'
import type { Telling } from './telling'

function ranking(pen: Pen, of: MatchFinale, telling: Telling, from: number): number {
  let y = from
  const indent = of.finale.together ? 0 : 64
  for (const { seat, place, score, was } of of.finale.ranking) {
    const won = of.result.winners.includes(seat)
    if (isPlaced(of, seat, score)) write(pen, String(place), SIDE, y + 4, 40, 800, token('--scene-ink-soft'))
    mark(pen, telling.colour(seat), SIDE + indent, y, 48)
    write(
      pen,
      telling.name(seat),
      SIDE + indent + 72,
      y + 2,
      40,
      won ? 800 : 500,
      token(won ? '--scene-light' : '--scene-ink'),
    )
    const right = score === null ? was && telling.t(was) : String(score)
    if (right) {
      pen.textAlign = 'right'
      write(pen, right, WIDTH - SIDE, y + 2, 40, 800, token('--scene-ink'))
      pen.textAlign = 'left'
    }
    y += 64
  }
  return y + 16
}

function curves(pen: Pen, of: MatchFinale, telling: Telling, from: number): number {
  const plot = of.finale.plots[0]
  if (plot === undefined) return from
  const y = write(pen, telling.t(`finale.plot.${plot.id}`), SIDE, from, 30, 700, token('--scene-ink-soft')) + 12
  const shown = drawn(plot, { width: INNER, height: 300, left: 8, right: 48, top: 16, bottom: 16 })
  pen.save()
  pen.translate(SIDE, y)
  pen.lineJoin = 'round'
  for (const { seat, path } of shown.curves) {
    pen.lineWidth = 9
    pen.strokeStyle = token('--scene-ink')
    pen.stroke(new Path2D(path))
    pen.lineWidth = 6
    pen.strokeStyle = seat === null ? token('--scene-light') : token(`--seat-${identity(telling.colour(seat)).index}`)
    pen.stroke(new Path2D(path))
  }
  for (const { seat, end } of shown.curves)
    if (seat !== null) mark(pen, telling.colour(seat), end.x - 10, end.y - 11, 22)
  pen.restore()
  return y + 320
}

function awards(pen: Pen, of: MatchFinale, telling: Telling, from: number): number {
  let y = from
  for (const award of of.finale.awards.slice(0, 4)) {
    award.seats.slice(0, 3).forEach((seat, index) => mark(pen, telling.colour(seat), SIDE + index * 40, y, 36))
    const x = SIDE + 40 * Math.min(3, award.seats.length) + 16
    y = write(
      pen,
      t('finale.award', { title: telling.t(`finale.award.${award.id}`), about: telling.award(award) }),
      x,
      y,
      30,
      500,
      token('--scene-ink'),
    )
    y += 14
  }
  return y
}

function paint(pen: Pen, of: MatchFinale, telling: Telling, height: number): number {
  scene(pen, height)
  let y = write(pen, `Wayout · ${telling.t('game.name')}`, SIDE, SIDE, 32, 700, token('--scene-light')) + 12
  y = write(pen, telling.headline, SIDE, y, 64, 800, token('--scene-ink')) + 4
  if (telling.outcome !== null) y = write(pen, telling.outcome, SIDE, y, 36, 500, token('--scene-ink-soft'))
  y = ranking(pen, of, telling, y + 28)
  const deciding = of.finale.deciding
  if (deciding !== null) {
    y = write(pen, t('finale.decided'), SIDE, y + 8, 30, 700, token('--scene-ink-soft')) + 4
    y = write(pen, telling.deciding(deciding), SIDE, y, 38, 600, token('--scene-light')) + 16
  }
  return awards(pen, of, telling, curves(pen, of, telling, y + 16) + 8) + SIDE
}

export function pictureOf(of: MatchFinale, telling: Telling): Promise<File> {
  return pictured(`wayout-${of.game}-${of.match}`, (pen, height) => paint(pen, of, telling, height))
}
