/** What state a character is in, as everybody can see it, in words. */
import { listed } from '../../../i18n/words.svelte'
import type { Translate } from '../../../table/play-props'
import { isDead } from '../people'
import { cellName } from '../story'
import type { FigureView, View } from '../wire'

export interface State {
  key: string
  words: string
  /** It needs to be seen at once. */
  danger: boolean
}

const said = (key: string, words: string, danger = false): State => ({ key, words, danger })

export function statesOf(view: View, figure: FigureView, t: Translate): State[] {
  if (isDead(view, figure)) return [said('dead', t('ui.panel.state.dead'), true), ...lasting(figure, t)]
  const { cell, trap, drowns, pile } = figure
  return [
    ...(cell === null ? [] : [said('cell', t('ui.panel.state.cell', { cell: cellName(cell) }))]),
    ...(trap === null ? [] : [said('trap', t('ui.panel.state.trap'), true)]),
    ...(drowns === null ? [] : [said('drowns', t('ui.panel.state.drowns', { round: drowns }), true)]),
    ...(pile === null ? [] : [said('paranoid', t('ui.panel.state.paranoid', { n: pile.length }))]),
    ...(figure.cold ? [said('cold', t('ui.panel.state.cold'))] : []),
    ...(figure.hidden ? [said('hidden', t('token.hidden.about'))] : []),
    ...(figure.sits_out ? [said('sits_out', t('ui.panel.state.sits_out'))] : []),
    ...(figure.free ? [said('free', t('ui.panel.state.free'))] : []),
    ...(view.phase === 'program' && figure.ready ? [said('ready', t('ui.panel.state.ready'))] : []),
    ...lasting(figure, t),
  ]
}

/** What stays also beyond death. */
function lasting({ lost, adrenaline, recovered, empties, reminder }: FigureView, t: Translate): State[] {
  const tokens = listed(lost.map((token) => t(`token.${token}`)))
  return [
    ...(adrenaline === 'none'
      ? []
      : [said('adrenaline', t(`ui.panel.state.adrenaline.${recovered ? 'recovered' : adrenaline}`))]),
    ...(lost.length === 0 ? [] : [said('lost', t('ui.panel.state.lost', { tokens }))]),
    ...(empties === 0 ? [] : [said('empties', t('ui.panel.state.empties', { n: empties }))]),
    ...(reminder === null ? [] : [said('reminder', t('ui.panel.state.reminder', { cell: cellName(reminder) }))]),
  ]
}
