/** What is worth saying aloud beyond the story: what you have just rolled. */
import type { Translate } from '../../table/play-props'
import type { Face } from './terms'
import type { Event } from './wire'

const ORDER: readonly Face[] = ['A', 'K', 'T', 'G', 'B']

/** One line for all rolls of a letter, or nothing. */
export function rollWords(events: readonly Event[], seat: number | null, t: Translate): string {
  const faces = events.flatMap((event) => (event.type === 'rolled' && event.seat === seat ? event.faces : []))
  if (faces.length === 0) return ''
  const counts = ORDER.flatMap((face) => {
    const n = faces.filter((one) => one === face).length
    return n === 0 ? [] : [t('ui.rolled.some', { n, face: t(`face.${face}`) })]
  })
  return t('ui.rolled', { faces: counts.join(t('ui.comma')) })
}
