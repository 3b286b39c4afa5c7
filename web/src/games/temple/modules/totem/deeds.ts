/** What one can do at the totem: light its gems, stack a mask with more or less patience, take a die back. */
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import BlackSign from './BlackSign.svelte'
import GoldSign from './GoldSign.svelte'
import { isOpen, printOf, risk, totemOf, type Print, type Totem } from './totem'
import TotemArt from './TotemArt.svelte'

type Of<T extends Action['type']> = Extract<Action, { type: T }>
const only = <T extends Action['type']>(may: readonly Action[], type: T): Of<T>[] =>
  may.filter((one): one is Of<T> => one.type === type)

export function totemDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const [totem, print] = [totemOf(scene.view), printOf(scene.book)]
  const node = scene.view.seats[scene.seat]?.node ?? null
  if (totem === undefined || print === undefined || node === null || !isOpen(scene.view, node >> 1)) return []
  return [...gems(scene, totem, print), ...stacks(scene, totem, print), ...back(scene)]
}

function gems({ may, t }: DeedScene, { tower }: Totem, print: Print): ModuleDeed[] {
  const lit = only(may, 'light_totem')
  return print.gems.map(([need, n]) => ({
    id: `gems.${n}`,
    label: t('ui.totem.gems', { n }),
    count: `${tower.length}/${need}`,
    action: lit.find(({ level }) => level === n) ?? null,
    Sign: TotemArt,
  }))
}

/** At once, with care, or with all the patience that there is; with neither mask, what it takes. */
function stacks({ view, seat, may, t }: DeedScene, { tower, stacking }: Totem, print: Print): ModuleDeed[] {
  const { holds } = print
  const shown = [holds[0], holds[holds.length >> 1], holds.at(-1)]
  const found = only(may, 'stack').filter(({ hold }) => shown.includes(hold))
  if (found.length === 0)
    return [{ id: 'stack', label: t(stacking.length > 0 ? 'ui.totem.wait' : 'ui.totem.masks'), action: null }]
  const dice = view.seats[seat]?.dice ?? []
  return found.map((stack) => {
    const golden = dice.find(({ id }) => id === stack.die)?.face === 'G'
    return {
      id: `stack.${golden ? 'G' : 'B'}.${stack.hold}`,
      label: t('ui.totem.stack', { face: t(golden ? 'face.G' : 'face.B') }),
      about: t('ui.totem.hold', { n: stack.hold / 1000, risk: risk(print, tower.length, stack.hold) }),
      action: stack,
      Sign: golden ? GoldSign : BlackSign,
    }
  })
}

const back = ({ may, t }: DeedScene): ModuleDeed[] =>
  only(may, 'unstack').map((action) => ({ id: 'back', label: t('ui.totem.back'), action }))
