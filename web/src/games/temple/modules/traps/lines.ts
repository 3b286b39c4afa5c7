/** What is to be said of a trap, for whoever reads the temple instead of seeing it. */
import type { Translate } from '../../../../table/play-props'
import type { View } from '../../wire'
import { keptIn, trapsOf } from './traps'

export function trapLines(
  view: View,
  number: number,
  { t, name }: { t: Translate; name: (seat: number) => string },
): readonly string[] {
  const waits = trapsOf(view)?.waiting === number
  return [
    ...(waits ? [t('ui.traps.platform_waits')] : []),
    ...keptIn(view, number).map((seat) => t('ui.traps.kept_here', { seat: name(seat) })),
  ]
}
