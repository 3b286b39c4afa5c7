/** What is to be said of a chamber, for whoever reads the temple instead of seeing it. */
import type { Translate } from '../../../../table/play-props'
import type { View } from '../../wire'
import { cursedOf } from './cursed'

export function cursedLines(view: View, number: number, { t }: { t: Translate }): readonly string[] {
  const cursed = cursedOf(view)
  const location = cursed?.lying[number]
  if (cursed === undefined || location === undefined) return []
  const seen = cursed.known[location]
  return [
    seen === undefined ? t('ui.cursed_gems.face_down') : t('ui.cursed_gems.seen', { symbol: t(`symbol.${seen}`) }),
    ...(cursed.hints[location] ?? []).map((hint) => t(`hint.${hint}`)),
  ]
}
