/** What is to be said of a time chamber, for whoever reads the temple instead of seeing it. */
import type { Translate } from '../../../../table/play-props'
import type { View } from '../../wire'
import { iconWords } from '../../words'
import { BANS, glassIn, sacrificed, taskNow, timesOf } from './time'

export function timeLines(view: View, number: number, { t }: { t: Translate }): readonly string[] {
  const [glass, times] = [glassIn(view, number), timesOf(view)]
  const tile = view.chambers[number]?.tile ?? ''
  const waits = [times?.blue, times?.green].some((one) => one?.queue.includes(number))
  if (waits) return [t('ui.time.waits')]
  if (glass === null) return []
  const ban = BANS[tile]?.[glass.stage]
  if (ban !== undefined) return [t(`ban.${ban}.about`)]
  if (tile === 'sacrifice') return [t('ui.time.sacrificed', { n: sacrificed(view) })]
  const now = taskNow(view, number)
  return [
    now === null ? t('ui.time.done', { tile: t(`tile.${tile}`) }) : t('ui.time.needs', { icons: iconWords(now, t) }),
  ]
}
