/** Names of things in the language of the moment. */
import type { Translate } from '../../table/play-props'
import { nodeOf, SIDES, standing, wayOf } from './temple'
import { inPlay } from './modules'
import type { Catalogue, View } from './wire'

export interface Teller {
  t: Translate
  name: (seat: number) => string
}

/** What kind of chamber this is. */
export const chamberWords = (tile: string, t: Translate): string => t(`tile.${tile}`)

/** Where it lies, as seen from the starting chamber. */
export function placeWords(view: View, number: number, t: Translate): string {
  const [chamber, start] = [view.chambers[number], view.chambers[0]]
  if (chamber === undefined || start === undefined) return ''
  const [x, y] = [chamber.x - start.x, chamber.y - start.y]
  const parts = [
    y > 0 ? t('ui.far.0', { n: y }) : y < 0 ? t('ui.far.2', { n: -y }) : '',
    x > 0 ? t('ui.far.1', { n: x }) : x < 0 ? t('ui.far.3', { n: -x }) : '',
  ]
  return parts.filter((part) => part !== '').join(t('ui.comma'))
}

export const iconWords = (icons: string, t: Translate): string =>
  [...icons].map((icon) => t(`face.${icon}`)).join(t('ui.comma'))

/** All there is to know about a chamber, in one line. */
export function lineOf(view: View, book: Catalogue, number: number, { t, name }: Teller): string {
  const chamber = view.chambers[number]
  if (chamber === undefined) return ''
  const info = book.tiles[chamber.tile]
  const where = placeWords(view, number, t)
  const who = standing(view, nodeOf(number)).map(name)
  const gems = info?.gems ?? null
  const parts = [
    where === ''
      ? chamberWords(chamber.tile, t)
      : t('ui.chamber.at', { chamber: chamberWords(chamber.tile, t), where }),
    info === undefined || info.closed || number === 0 ? '' : t('ui.chamber.entry', { icons: iconWords(info.entry, t) }),
    gems === null
      ? ''
      : chamber.gems_done !== null
        ? t('ui.chamber.done')
        : t('ui.chamber.gems', {
            prices: gems.table.map(([need, lit]) => `${need} → ${lit}`).join(t('ui.comma')),
            icon: t(`face.${gems.icon}`),
          }),
    chamber.chest === 'closed' ? t('ui.chamber.chest') : '',
    ...inPlay(view).flatMap(({ lines }) => lines?.(view, number, { t, name }) ?? []),
    who.length > 0 ? t('ui.chamber.who', { names: who.join(t('ui.comma')) }) : '',
    ...SIDES.flatMap((side) =>
      wayOf(view, book, number, side).is === 'dark' ? [t('ui.chamber.dark', { side: t(`ui.side.${side}`) })] : [],
    ),
  ]
  return parts.filter((part) => part !== '').reduce((line, more) => t('ui.chamber.more', { line, more }))
}

/** m:ss */
export function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
