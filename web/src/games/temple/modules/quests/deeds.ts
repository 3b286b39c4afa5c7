/** What one can do for quests where one stands. */
import { offeredFaces, shownFaces } from '../../temple'
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import { carryDeeds } from '../special/chalice'
import AdventurerSign from './art/AdventurerSign.svelte'
import AltarArt from './art/AltarArt.svelte'
import GhostArt from './art/GhostArt.svelte'
import GoldenSign from './art/GoldenSign.svelte'
import TaskArt from './art/TaskArt.svelte'
import TreeSign from './art/TreeSign.svelte'
import { ghostSides, isAt, ownCost, questsOf, taskCost, taskNow, type Quests } from './quests'

type Of<T extends Action['type']> = Extract<Action, { type: T }>
const only = <T extends Action['type']>(may: readonly Action[], type: T): Of<T>[] =>
  may.filter((one): one is Of<T> => one.type === type)

/** What one gives first: the least useful. */
const USE = ['B', '', 'A', 'T', 'K', 'G']

export function questDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const quests = questsOf(scene.view)
  const node = scene.view.seats[scene.seat]?.node ?? null
  if (quests === undefined || node === null) return []
  return [...[altar, task, tree, push].flatMap((deeds) => deeds(scene, quests, node)), ...carryDeeds(scene)]
}

/** What the altar wants, then every single die that may be given, one of those that lie alike, and the least useful two.
 * It is never the only thing in the list, so that no single press gives a die for good. */
function altar({ view, seat, may, t }: DeedScene, quests: Quests, node: number): ModuleDeed[] {
  if (!isAt(quests, node, 'altar')) return []
  const dice = view.seats[seat]?.dice ?? []
  const faces = (gift: Of<'sacrifice'>): string[] =>
    gift.dice.map((id) => dice.find((die) => die.id === id)?.face ?? '')
  const worth = (gift: Of<'sacrifice'>): number => faces(gift).reduce((sum, face) => sum + USE.indexOf(face), 0)
  const gifts = only(may, 'sacrifice').sort((a, b) => worth(a) - worth(b))
  const ofTwo = gifts.filter((gift) => gift.dice.length === 2).slice(0, 1)
  const named = (face: string): string => t(face === '' ? 'ui.quests.unrolled' : `face.${face}`)
  const wants: ModuleDeed = {
    id: 'altar',
    label: t('tile.altar'),
    about: t(gifts.length === 0 ? 'ui.quests.wait' : 'ui.quests.altar.about'),
    count: `${quests.givers.length}/2`,
    action: null,
    Sign: AltarArt,
  }
  const giving = [...ofTwo, ...gifts.filter((gift) => gift.dice.length === 1)].map((gift) => ({
    id: `altar.${faces(gift).join('-')}.${gift.dice.length}`,
    label: t(gift.dice.length === 2 ? 'ui.quests.give_two' : 'ui.quests.give_one'),
    about: faces(gift).map(named).join(t('ui.comma')),
    action: gift,
  }))
  return [wants, ...giving]
}

function task(scene: DeedScene, quests: Quests, node: number): ModuleDeed[] {
  const now = taskNow(quests)
  if (now === null || !isAt(quests, node, 'task')) return []
  const cost = taskCost(scene.view.seats[scene.seat], 'task', now)
  const solve: ModuleDeed = {
    id: 'task',
    label: scene.t('ui.quests.solve', { n: quests.solved + 1, of: quests.laid }),
    cost,
    pooled: [node],
    action: only(scene.may, 'solve_task')[0] ?? null,
    Sign: TaskArt,
  }
  return [solve, ...offers(scene, cost)]
}

function tree(scene: DeedScene, quests: Quests, node: number): ModuleDeed[] {
  if (!isAt(quests, node, 'tree')) return []
  const { view, seat, may, t } = scene
  const need = taskCost(view.seats[seat], 'tree', 'G'.repeat(2 * Object.keys(view.seats).length)).length
  const mine = shownFaces((view.seats[seat]?.dice ?? []).filter((die) => !die.offered))
  const have = [...mine, ...offeredFaces(view, [node])].filter((face) => face === 'G').length
  const tend: ModuleDeed = {
    id: 'tree',
    label: t('ui.quests.tend'),
    count: `${have}/${need}`,
    action: only(may, 'tend_tree')[0] ?? null,
    Sign: TreeSign,
  }
  return [tend, ...offers(scene, 'G')]
}

/** Adventurers and golden masks are laid open by hand; keys and torches are offered by themselves. */
function offers({ view, seat, may, t }: DeedScene, cost: string): ModuleDeed[] {
  const dice = view.seats[seat]?.dice ?? []
  const faceOf = (offer: Of<'offer'>): string => dice.find((die) => die.id === offer.dice[0])?.face ?? ''
  return only(may, 'offer')
    .filter((offer) => ['A', 'G'].includes(faceOf(offer)) && cost.includes(faceOf(offer)))
    .map((offer) => ({
      id: `offer.${faceOf(offer)}.${offer.on}`,
      label: t(offer.on ? 'ui.quests.offer' : 'ui.quests.offer.off', { face: t(`face.${faceOf(offer)}`) }),
      action: offer,
      Sign: faceOf(offer) === 'G' ? GoldenSign : AdventurerSign,
    }))
}

function push({ view, book, seat, may, t }: DeedScene, quests: Quests, node: number): ModuleDeed[] {
  if (quests.ghost !== node || quests.done.includes('ghost')) return []
  const pushes = only(may, 'push_ghost')
  return ghostSides(view, book, node >> 1).map((side) => ({
    id: `ghost.${side}`,
    label: t('ui.quests.push', { side: t(`ui.side.${side}`) }),
    cost: ownCost(view.seats[seat], 'push', 'TT'),
    action: pushes.find((one) => one.side === side) ?? null,
    Sign: GhostArt,
  }))
}
