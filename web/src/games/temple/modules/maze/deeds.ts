/** What the Maze lets one do: the gear is turned at its dial, a short cut begins at a door. */
import { chamberOf, SIDES } from '../../temple'
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import GearArt from './art/GearArt.svelte'
import ShortCutArt from './art/ShortCutArt.svelte'

type Cut = Extract<Action, { type: 'take_short_cut' }>

export function mazeDeeds(scene: DeedScene): readonly ModuleDeed[] {
  return [...gear(scene), ...cuts(scene)]
}

/** Which row or column is chosen at the dial over the board: here is only what it takes. */
function gear({ view, seat, may, t }: DeedScene): ModuleDeed[] {
  const node = view.seats[seat]?.node ?? null
  if (node === null || view.chambers[chamberOf(node)]?.tile !== 'gear') return []
  if (may.some(({ type }) => type === 'turn_gear')) return []
  const about = t('tile.gear.about')
  return [{ id: 'gear', label: t('ui.maze.turn'), about, cost: 'TT', action: null, Sign: GearArt }]
}

function cuts({ view, seat, may, t }: DeedScene): ModuleDeed[] {
  if (view.seats[seat]?.treasures.some(({ kind, used }) => kind === 'short_cut' && !used) !== true) return []
  const open = may.filter((one): one is Cut => one.type === 'take_short_cut')
  const label = (side: number): string => t('ui.maze.cut', { side: t(`ui.side.${side}`) })
  const found = SIDES.flatMap((side) => open.find((cut) => cut.side === side) ?? [])
  if (found.length === 0)
    return [
      {
        id: 'cut',
        label: t('treasure.short_cut'),
        about: t('treasure.short_cut.about'),
        cost: 'AA',
        action: null,
        Sign: ShortCutArt,
      },
    ]
  return found.map((cut) => ({
    id: `cut.${cut.side}`,
    label: label(cut.side),
    cost: 'AA',
    action: cut,
    Sign: ShortCutArt,
  }))
}
