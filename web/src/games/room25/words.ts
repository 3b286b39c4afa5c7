/** Rooms, people and choices in words: for labels, lists and the screen reader. */
import { joined } from '../../table/sentences'
import type { Translate } from '../../table/play-props'
import type { Pick } from './choice'
import { lineIn } from './choice'
import { MIMICKED } from './deeds'
import { wayOf } from './geometry'
import { characterOf, figureOf, isDead, on, teamOf, threat } from './people'
import { cellName } from './story'
import type { Cell, Line, Who } from './terms'
import type { Catalogue, FigureView, View } from './wire'

export interface Teller {
  view: View
  catalogue: Catalogue
  t: Translate
  name: (seat: number) => string
}

export const characterName = (who: Who, t: Translate): string => t(`character.${characterOf(who)}`)

/** The character with its player, unless one plays all of them. */
export function whoWords(who: Who, { view, t, name }: Teller): string {
  const seat = figureOf(view, who)?.seat
  const character = characterName(who, t)
  return seat === undefined || view.rules.mode === 'solo' ? character : t('ui.who', { character, seat: name(seat) })
}

export const lineWords = (line: Line, forward: boolean, t: Translate): string =>
  t('ui.slide', { line: t(`line.${line}`), way: t(`direction.${wayOf(line, forward)}`) })

/** What this viewer knows of the room here by having looked: while that is remembered, and until it is moved. */
export function seenHere(view: View, cell: Cell): string | null {
  const room = view.rooms[cell]
  if (room === undefined || room.room !== null) return null
  return room.note ?? view.looked.findLast((look) => look.cell === cell && look.tile === room.tile)?.room ?? null
}

function claims({ view, t, name }: Teller, cell: Cell): string[] {
  const tile = view.rooms[cell]?.tile
  return latestClaims(view, tile).map(({ seat, colour }) =>
    t('ui.room.claim', { seat: name(seat), colour: t(`colour.${colour}`) }),
  )
}

/** What each seat said last of a room that still lies face down. */
export function latestClaims(view: View, tile: number | undefined): View['claims'][number][] {
  const said = view.claims.filter((claim) => claim.tile === tile)
  return said.filter((claim, at) => !said.slice(at + 1).some(({ seat }) => seat === claim.seat))
}

function markers(teller: Teller, cell: Cell): string[] {
  const { view, t } = teller
  const room = view.rooms[cell]
  if (room === undefined) return []
  return [
    ...(room.barred ? [t('token.do_not_cross')] : []),
    ...(room.locked ? [t('ui.room.locked')] : []),
    ...(room.axis === null ? [] : [t(`ui.room.axis.${room.axis}`)]),
    ...view.figures.flatMap(({ reminder, who }) =>
      reminder === cell ? [t('ui.room.reminder', { who: characterName(who, t) })] : [],
    ),
  ]
}

/** All that this viewer knows of a room. */
export function roomWords(teller: Teller, cell: Cell): string {
  const { view, catalogue, t } = teller
  const room = view.rooms[cell]
  const seen = seenHere(view, cell)
  const kind = room?.room ?? null
  const known = kind === null ? t('ui.room.closed') : t(`room.${kind}`)
  const colour = kind === null ? null : catalogue.rooms[kind]?.colour
  const robots = view.robots.flatMap((at) => (at === cell ? [t('token.robot')] : []))
  return joined(
    [
      t('ui.room.at', { cell: cellName(cell), room: known }),
      ...(colour == null ? [] : [t(`colour.${colour}`)]),
      ...(seen === null ? [] : [t('ui.room.seen', { room: t(`room.${seen}`) })]),
      ...(catalogue.exit_zones.includes(cell) ? [t('ui.room.exit_zone')] : []),
      ...markers(teller, cell),
      ...on(view, cell).map(({ who }) => whoWords(who, teller)),
      ...robots,
      ...(kind === null ? claims(teller, cell) : []),
    ],
    t,
  )
}

/** All that can be seen of a character. */
export function figureWords(teller: Teller, figure: FigureView): string {
  const { view, t } = teller
  const danger = threat(view, figure)
  const team = teamOf(view, figure)
  const laid = figure.slots.filter(Boolean).length
  return joined(
    [
      whoWords(figure.who, teller),
      ...(team === null ? [] : [t('ui.figure.team', { n: team })]),
      ...(isDead(view, figure) ? [t('ui.figure.dead')] : []),
      ...(figure.alive && figure.cell !== null ? [cellName(figure.cell)] : []),
      ...(figure.shown && figure.role !== null ? [t(`role.${figure.role}`)] : []),
      ...(view.phase === 'program' && figure.ready ? [t('ui.figure.ready')] : []),
      ...(laid > 0 ? [t('ui.figure.tokens', { n: laid })] : []),
      ...(figure.adrenaline === 'none' ? [] : [t(`ui.figure.adrenaline.${figure.adrenaline}`)]),
      ...(figure.lost.length > 0
        ? [
            t('ui.figure.lost', {
              tokens: joined(
                figure.lost.map((token) => t(`token.${token}`)),
                t,
              ),
            }),
          ]
        : []),
      ...(danger === null ? [] : [t(`ui.figure.${danger}`)]),
      ...(figure.hidden ? [t('token.hidden')] : []),
      ...(figure.pile === null ? [] : [t('ui.figure.paranoid')]),
    ],
    t,
  )
}

const ABILITIES = ['swap', 'order', 'lock', 'reactivate', 'sabotage', 'destroy', 'hide', 'recover']
const TOKENS = ['look', 'move', 'push', 'control', 'special']

/** One of several uses, as its button says it. */
export function useWords(use: string, t: Translate): string {
  if (TOKENS.includes(use)) return t(`token.${use}`)
  if (ABILITIES.includes(use)) return t(`ability.${use}`)
  const mimicked = MIMICKED[use]
  if (mimicked === undefined) return t(`ui.use.${use}`)
  return t('ui.use.mimicked', { character: t(`character.${use}`), ability: t(`ability.${mimicked}`) })
}

/** What has been chosen so far. */
export function pickWords(pick: Pick, teller: Teller): string {
  const { t } = teller
  const { line, who, cell, to } = pick
  const done = doneWords(pick, teller)
  if (done !== null) return done
  return joined(
    [
      ...(pick.use == null ? [] : [useWords(pick.use, t)]),
      ...(pick.robot == null ? [] : [t('ui.robot', { n: pick.robot + 1 })]),
      ...(who == null ? [] : [whoWords(who, teller)]),
      ...(line == null ? [] : [lineWords(lineIn(line).line, lineIn(line).forward, t)]),
      ...(cell == null ? [] : [cellName(cell)]),
      ...(to == null ? [] : [cellName(to)]),
    ],
    t,
  )
}

/** A whole sentence for what names a robot or two rooms. */
function doneWords({ use, robot, who, cell, to }: Pick, teller: Teller): string | null {
  const { t } = teller
  if (cell == null) return null
  if (robot != null) {
    const named = { robot: t('ui.robot', { n: robot + 1 }), cell: cellName(cell) }
    return who == null ? t('ui.pick.goes', named) : t('ui.pick.pushes', { ...named, who: whoWords(who, teller) })
  }
  if (to == null) return null
  return t(use === 'swap' ? 'ui.pick.swap' : 'ui.pick.lock', { cell: cellName(cell), to: cellName(to) })
}

/** What this character has still planned. */
export function planWords(figure: FigureView, t: Translate): string {
  const { program } = figure
  const tokens = [
    program?.first,
    program?.second,
    program?.floating,
    figure.adrenaline === 'committed' ? 'adrenaline' : null,
  ]
  const known = tokens.flatMap((token) => (token == null ? [] : [t(`token.${token}`)]))
  const plan = known.length > 0 ? joined(known, t) : t(figure.free ? 'ui.plan.free' : 'ui.plan.none')
  return t('ui.plan.of', { character: characterName(figure.who, t), plan })
}
