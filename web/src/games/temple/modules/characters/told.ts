/** What is told of it before it is here: lines of the story, pages with pictures. */
import type { ModuleTold } from '../module'

export const TOLD: ModuleTold = {
  figures: ['TMP-2.13'],
  /** One sees it on the dice. */
  silent: ['masks_borne'],
  detail: (event) => (event.type === 'stepped' ? event.card : ''),
  params: (event, t, name) => {
    switch (event.type) {
      case 'card_wished':
      case 'card_used':
        return { card: t(`card.${event.card}`) }
      case 'card_dealt':
        return { card: t(`card.${event.card}`), character: t(`character.${event.character}`) }
      case 'swap_asked':
      case 'dice_swapped':
      case 'swap_dropped':
        return { other: name(event.other) }
      default:
        return {}
    }
  },
}
