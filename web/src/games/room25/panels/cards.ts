/** What a card says beyond its name. */
import type { Translate } from '../../../table/play-props'
import { CHARACTERS, type Character, type Line } from '../art/kinds'
import { isRow, SIDE, wayOf } from '../geometry'
import type { Card } from '../wire'

const lineOf = ({ line }: Card): Line | undefined => {
  if (line === null) return undefined
  return isRow(line) ? { way: 'row', at: line } : { way: 'column', at: line - SIDE }
}

export const pairOf = ({ pair }: Card): Character[] => CHARACTERS.filter((character) => pair?.includes(character))

/** What is drawn on it. */
export function artOf(card: Card) {
  const line = lineOf(card)
  return {
    card: card.kind,
    forward: card.forward === true,
    twice: card.steps === 2,
    plus: card.plus,
    pair: pairOf(card),
    ...(line === undefined ? {} : { line }),
    ...(card.token === null ? {} : { token: card.token }),
    ...(card.colour === null ? {} : { colour: card.colour }),
  }
}

/** What it does, sentence by sentence. */
export function effectOf(card: Card, t: Translate): string[] {
  const { kind, line, forward, steps, plus, token, colour } = card
  const slide =
    line === null
      ? []
      : [t('event.slid', { line: t(`line.${line}`), way: t(`direction.${wayOf(line, forward === true)}`) })]
  return [
    ...slide,
    ...(steps === 2 ? [t('card.movement.double')] : []),
    ...(token === null ? [] : [t(`card.punishment.${token}`)]),
    ...(colour === null ? [] : [t(`card.disabled.${colour}`)]),
    t(`card.${kind}.about`),
    ...(plus ? [t('card.movement.plus')] : []),
  ]
}
