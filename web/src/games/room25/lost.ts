/** Why an action cannot be carried out, as far as it can be seen. */
import { CENTRE, neighbours } from './geometry'
import { figureOf, on } from './people'
import type { Question, View } from './wire'

/** The last part of the key `ui.lost.…`. */
export function whyLost(view: View, question: Question): string {
  const cell = figureOf(view, question.who)?.cell ?? null
  if (cell === null) return 'impossible'
  const room = view.rooms[cell]?.room
  switch (question.id) {
    case 'look':
      if (room === 'dark') return 'dark'
      return neighbours(cell).some((one) => view.rooms[one]?.room === null) ? 'walls' : 'all_open'
    case 'move':
      return room === 'prison' ? 'prison' : 'no_way'
    case 'push':
      if (cell === CENTRE) return 'centre'
      return on(view, cell).length < 2 ? 'alone' : 'no_push'
    default:
      return cell === CENTRE ? 'centre' : 'impossible'
  }
}
