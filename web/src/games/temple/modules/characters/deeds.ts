/** What one can do with one's own card where one stands. */
import type { Component } from 'svelte'
import { chamberWords, placeWords } from '../../words'
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import CardSign from './art/CardSign.svelte'
import { charactersOf, costOf, heldBy } from './cast'

type Of<T extends Action['type']> = Extract<Action, { type: T }>
const only = <T extends Action['type']>(may: readonly Action[], type: T): Of<T>[] =>
  may.filter((one): one is Of<T> => one.type === type)

/** A sign is asked for without props. */
const signOf =
  (card: string): Component =>
  (internals) =>
    CardSign(internals, { card })

const SIGNS = Object.fromEntries(
  ['wall_step', 'dash', 'steady_hands', 'first_aid', 'jury_rig', 'exorcism', 'shove', 'void_step', 'void_march'].map(
    (card) => [card, signOf(card)],
  ),
)

interface Use {
  id: string
  about: string
  action: Action
}

export function cardDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const card = heldBy(scene.view, scene.seat)
  const Sign = SIGNS[card]
  if (Sign === undefined || charactersOf(scene.view)?.spent[scene.seat] === true) return []
  const [label, cost] = [scene.t(`card.${card}`), costOf(scene.book, card)]
  const uses = usesOf(scene)
  if (uses.length > 0)
    return uses.map(({ id, about, action }) => ({ id: `${card}.${id}`, label, about, cost, action, Sign }))
  // A golden mask that is not shared has its own button.
  return card === 'steady_hands'
    ? []
    : [{ id: card, label, about: scene.t(`card.${card}.about`), cost, action: null, Sign }]
}

function usesOf(scene: DeedScene): Use[] {
  const { may, t, name } = scene
  return [
    ...only(may, 'wall_step').map((action) => ({ id: `${action.side}`, about: t(`ui.side.${action.side}`), action })),
    ...[...only(may, 'dash'), ...only(may, 'void_step')].map((action) => ({
      id: `${action.node}`,
      about: where(scene, action.node),
      action,
    })),
    ...only(may, 'shove').map((action) => ({
      id: `${action.node}.${action.quarters}`,
      about: t(`ui.characters.turn.${action.quarters}`, { chamber: where(scene, action.node) }),
      action,
    })),
    ...only(may, 'tend').map((action) => ({
      id: `${action.first}.${action.second}.${action.third}`,
      about: freed(scene, action),
      action,
    })),
    ...only(may, 'exorcise').map((action) => ({
      id: `${action.seat}.${action.curse}`,
      about:
        action.curse === null
          ? t('ui.characters.own_masks')
          : t('ui.characters.drive_out', { seat: name(action.seat), curse: t(`curse.${action.curse}`) }),
      action,
    })),
    ...[...only(may, 'first_aid'), ...only(may, 'jury_rig')].map((action) => ({
      id: action.type,
      about: t(`card.${action.type}.about`),
      action,
    })),
  ]
}

/** A chamber by its name and its place. */
function where({ view, t }: DeedScene, node: number): string {
  const chamber = chamberWords(view.chambers[node >> 1]?.tile ?? 'start', t)
  const place = placeWords(view, node >> 1, t)
  return place === '' ? chamber : t('ui.chamber.at', { chamber, where: place })
}

/** Whose black masks a shared golden mask frees, and how many of each. */
function freed({ view, t, name }: DeedScene, { first, second, third }: Of<'tend'>): string {
  const dice = [first, second, ...(third === null ? [] : [third])]
  return Object.entries(view.seats)
    .map(([key, seat]) => ({ who: Number(key), n: seat.dice.filter(({ id }) => dice.includes(id)).length }))
    .filter(({ n }) => n > 0)
    .map(({ who, n }) => t('ui.characters.freed', { seat: name(who), n }))
    .join(t('ui.comma'))
}
