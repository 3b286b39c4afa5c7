/** What is to be said of a chamber, for whoever reads the temple instead of seeing it. */
import type { Translate } from '../../../../table/play-props'
import type { View } from '../../wire'
import { chaliceLines } from '../special/chalice'
import { iconWords } from '../../words'
import { questsOf, taskNow, type Quests } from './quests'

export function questLines(view: View, number: number, { t }: { t: Translate }): readonly string[] {
  const quests = questsOf(view)
  if (quests === undefined) return []
  const here = Object.entries(quests.found).filter(([, chamber]) => chamber === number)
  return [
    ...here.flatMap(([quest]) => about(view, quests, quest, t)),
    ...chaliceLines(view, number, t),
    ...(quests.ghost !== null && quests.ghost >> 1 === number ? [t('ui.quests.ghost_here')] : []),
  ]
}

function about(view: View, quests: Quests, quest: string, t: Translate): string[] {
  if (quest === 'obelisk') return [t('ui.quests.gem_tiles', { n: quests.gem_tiles })]
  if (quests.done.includes(quest)) return [t('ui.quests.is_done')]
  const now = taskNow(quests)
  if (quest === 'altar') return [t('ui.quests.altar_has', { n: quests.givers.length })]
  if (quest === 'task' && now !== null)
    return [t('ui.quests.task_now', { n: quests.solved + 1, of: quests.laid, icons: iconWords(now, t) })]
  if (quest === 'tree') return [t('ui.quests.masks', { n: 2 * Object.keys(view.seats).length })]
  return [t('ui.quests.is_open')]
}
