/** What an open abort window is about, and what an abort of it would do, in words. */
import type { View } from './wire'
import { tileName, type Teller } from './words'

/** What was played, if its name does not say all: an action, or an abort. */
export function playedTile({ window, announced, aborts }: View): string {
  if (window?.kind === 'action') return announced ?? ''
  return window?.kind === 'abort' ? (aborts.at(-1)?.tile ?? '') : ''
}

/** What is going to happen unless somebody aborts it; empty where the title has said it. */
export function stakeWords(view: View, { t, name }: Teller): string {
  const tile = playedTile(view)
  if (tile === '') return ''
  if (view.window?.kind === 'action') return announcedWords(view, tile, { t, name })
  const stopped = view.aborts.at(-2)
  return stopped === undefined
    ? t(`tile.${tile}.about`)
    : t('ui.stops.abort', { seat: name(stopped.seat), tile: tileName(stopped.tile, t) })
}

function announcedWords({ window, targets }: View, tile: string, { t, name }: Pick<Teller, 't' | 'name'>): string {
  return t(`tile.${tile}.theirs`, {
    seat: name(window?.seat ?? 0),
    target: targets?.seat == null ? '' : name(targets.seat),
    take: targets?.take == null ? '' : tileName(targets.take, t),
  })
}

/** What changes if whoever looks aborts it. */
export function effectWords(view: View, { t, name }: Teller): string {
  const { window, announced, aborts } = view
  if (window === null) return ''
  const other = aborts.at(-2)
  const key = window.kind === 'abort' && other !== undefined ? 'ui.effect.abort.again' : `ui.effect.${window.kind}`
  return t(key, {
    seat: name(window.seat),
    other: other === undefined ? '' : name(other.seat),
    tile: tileName(announced ?? '', t),
  })
}
