/** Choices about chambers: what an option means. */
import { SIDES } from '../../temple'
import type { Catalogue, ChamberView, PromptView } from '../../wire'
import type { PanelProps } from '../module'

const LETTERS = 'NESW'

/** The chamber that an option shows: a tile, perhaps with how it would be turned. */
export function chamberIn(book: Catalogue, option: string): ChamberView {
  const [tile = '', turned = '0'] = option.split('/')
  const quarters = Number(turned)
  const printed = book.tiles[tile]?.doors ?? ''
  const doors = SIDES.filter((side) => printed.includes(LETTERS[(side - quarters + 4) % 4] ?? ''))
  return { tile, x: 0, y: 0, turned: quarters, doors, passages: [], gems_done: null, chest: 'none', curse: false }
}

export function optionWords({ kind }: PromptView, option: string, { desk, t }: PanelProps): string | null {
  if (kind === 'keen_eye') return t(`tile.${option}`)
  if (kind !== 'broad_shoulders') return null
  const { doors } = chamberIn(desk.book, option)
  return t('ui.characters.doors', { sides: doors.map((side) => t(`ui.side.${side}`)).join(t('ui.comma')) })
}
