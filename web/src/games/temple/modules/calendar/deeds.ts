/** Swapping two symbols in the calendar chamber. */
import { placeWords } from '../../words'
import type { Action } from '../../wire'
import type { DeedScene, ModuleDeed } from '../module'
import { SYMBOLS } from './art'
import StoneSign from './art/StoneSign.svelte'
import { ahead, calendarOf, swapCost } from './calendar'

type Swap = Extract<Action, { type: 'swap_symbols' }>

export function calendarDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const { view, book, seat, may, t } = scene
  const node = view.seats[seat]?.node ?? null
  const calendar = calendarOf(view)
  if (calendar === undefined || node === null || view.chambers[node >> 1]?.tile !== 'calendar') return []
  const cost = view.seats[seat]?.prices.find(({ deed }) => deed === 'swap')?.cost ?? swapCost(book)
  const swaps = may.filter((one): one is Swap => one.type === 'swap_symbols')
  if (swaps.length === 0) return [{ id: 'swap', label: t('ui.calendar.swap'), cost, action: null, Sign: StoneSign }]
  const next = ahead(view, book)[0]
  const symbol = (chamber: number): string => calendar.tiles[chamber] ?? ''
  const named = (chamber: number): string =>
    t('ui.calendar.lies', { symbol: t(`symbol.${symbol(chamber)}`), where: placeWords(view, chamber, t) })
  /** What concerns the next symbol comes first. */
  const late = ({ one_chamber, other_chamber }: Swap): boolean =>
    symbol(one_chamber) !== next && symbol(other_chamber) !== next
  return [...swaps]
    .sort((a, b) => Number(late(a)) - Number(late(b)))
    .map((swap) => ({
      id: `swap.${swap.one_chamber}.${swap.other_chamber}`,
      label: t('ui.calendar.swap_two', { one: named(swap.one_chamber), other: named(swap.other_chamber) }),
      cost,
      action: swap,
      Sign: SYMBOLS[symbol(symbol(swap.one_chamber) === next ? swap.one_chamber : swap.other_chamber)] ?? StoneSign,
    }))
}
