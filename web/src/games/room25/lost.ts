/** Why an action cannot be carried out, as far as it can be seen. */
import { CENTRE, neighbours } from './geometry'
import { characterOf, figureOf, on } from './people'
import type { Who } from './terms'
import type { FigureView, Question, View } from './wire'

/** The last part of the keys `ui.lost.…` and `ui.doomed.…`, if this token would be lost here whatever is chosen. */
export function doomed(view: View, who: Who, token: string): string | null {
  const figure = figureOf(view, who)
  const cell = figure?.cell ?? null
  if (figure === null || cell === null) return null
  if (cell === CENTRE && ['push', 'control', 'special'].includes(token)) return 'centre'
  const lonely = on(view, cell).length < 2
  switch (token) {
    case 'look':
      if (view.rooms[cell]?.room === 'dark') return 'dark'
      return neighbours(cell).some((one) => view.rooms[one]?.room === null) ? null : 'all_open'
    case 'push':
      return lonely ? 'alone' : null
    case 'special':
      return uselessAbility(figure, lonely)
    default:
      return null
  }
}

function uselessAbility({ who, adrenaline }: FigureView, lonely: boolean): string | null {
  const character = characterOf(who)
  if (character === 'max' && lonely) return 'alone'
  return character === 'franck' && (adrenaline === 'ready' || adrenaline === 'committed') ? 'franck' : null
}

/** The last part of the key `ui.lost.…`: it is lost, and this is the likeliest reason. Everybody can see it. */
export function whyLost(view: View, { who, id }: Pick<Question, 'who' | 'id'>): string {
  const sure = doomed(view, who, id)
  if (sure !== null) return sure
  const cell = figureOf(view, who)?.cell ?? null
  switch (id) {
    case 'look':
      return 'walls'
    case 'move':
      return cell !== null && view.rooms[cell]?.room === 'prison' ? 'prison' : 'no_way'
    case 'push':
      return 'no_push'
    case 'special':
      return characterOf(who)
    default:
      return 'impossible'
  }
}
