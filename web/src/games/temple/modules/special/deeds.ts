/** What one can do with special chambers where one stands. */
import type { DeedScene, ModuleDeed } from '../module'
import LinkArt from './art/LinkArt.svelte'
import { carryDeeds } from './chalice'
import { chaliceOf, isReady, isSpent, linksOf } from './special'

export function specialDeeds(scene: DeedScene): readonly ModuleDeed[] {
  const kept = scene.view.modules.includes('quests')
  return [...(kept || chaliceOf(scene.view) === undefined ? [] : carryDeeds(scene)), ...link(scene)]
}

/** What this chamber asks for, and how many of the linked chambers are ready. */
function link({ view, book, seat, may, t }: DeedScene): ModuleDeed[] {
  const node = view.seats[seat]?.node ?? null
  const links = linksOf(view, book)
  const here = links.find(({ number }) => node === 2 * number)
  if (node === null || here === undefined || isSpent(view)) return []
  const ready = links.filter(({ number, icons }) => isReady(view, number, icons)).length
  return [
    {
      id: 'link',
      label: t('ui.special.link'),
      about: t(links.length < 2 ? 'ui.special.link_alone' : 'ui.special.link_ready', { n: ready, of: links.length }),
      cost: here.icons,
      pooled: [node],
      action: may.find(({ type }) => type === 'link') ?? null,
      Sign: LinkArt,
    },
  ]
}
