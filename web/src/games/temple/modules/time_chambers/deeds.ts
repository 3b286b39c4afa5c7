/** What one can do in a time chamber while its sand runs. */
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import { SIGNS } from './art'
import { glassIn, TASKS, taskNow } from './time'

type Offer = Extract<Action, { type: 'offer' }>

export function timeDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const { view, seat, may, t } = scene
  const node = view.seats[seat]?.node ?? null
  if (node === null || node % 2 === 1) return []
  const number = node >> 1
  const [tile, now] = [view.chambers[number]?.tile ?? '', taskNow(view, number)]
  if (now === null) return []
  const cost = view.seats[seat]?.prices.find(({ task }) => task === tile)?.cost ?? now
  const [n, of] = [(glassIn(view, number)?.stage ?? 0) + 1, TASKS[tile]?.length ?? 1]
  const Sign = SIGNS[tile]
  const solve: ModuleDeed = {
    id: 'solve',
    label: of > 1 ? t('ui.time.solve.step', { n, of }) : t('ui.time.solve'),
    cost,
    pooled: [node],
    action: may.find(({ type }) => type === 'solve') ?? null,
    ...(Sign === undefined ? {} : { Sign }),
  }
  return [solve, ...(cost.includes('A') ? offers(scene) : [])]
}

/** Adventurers are laid open by hand; keys and torches are offered by themselves. */
function offers({ view, seat, may, t }: DeedScene): ModuleDeed[] {
  const dice = view.seats[seat]?.dice ?? []
  const isOfAdventurers = (offer: Offer): boolean => dice.find(({ id }) => id === offer.dice[0])?.face === 'A'
  return may
    .filter((action): action is Offer => action.type === 'offer')
    .filter(isOfAdventurers)
    .map((offer) => ({
      id: `offer.${offer.on}`,
      label: t(offer.on ? 'ui.time.offer' : 'ui.time.offer.off'),
      action: offer,
    }))
}
