/** Whom the game waits for, and the one line that says what is going on and what is wanted of you. */
import { chosen, missing, type Field, type Option, type Pick } from './choice'
import { deedOf, type Deed } from './deeds'
import { characterOf, figureOf, whyHopeless } from './people'
import type { Who } from './terms'
import type { Question, View } from './wire'

export interface Status {
  key: string
  /** Whose name fills `{who}`. */
  who?: Who
  /** Whose name fills `{seat}`. */
  seat?: number
  n?: number
  /** What fills `{token}`, `{room}` or `{card}`, by key. */
  what?: string
  /** Something is wanted of you: it may glow. */
  yours?: boolean
}

const ownerOf = (view: View, who: Who): number[] => {
  const figure = figureOf(view, who)
  return figure === null ? [] : [figure.seat]
}

const stillToProgram = (view: View): number[] => [
  ...new Set(view.deciding.flatMap((who) => (figureOf(view, who)?.ready === true ? [] : ownerOf(view, who)))),
]

/** Whom the game waits for, as far as this viewer can see. */
export function toAct(view: View): readonly number[] {
  if (view.outcome !== null) return []
  if (view.question !== null) return ownerOf(view, view.question.who)
  if (view.phase === 'program') return stillToProgram(view)
  if (view.phase === 'clue') return view.undecided
  return view.phase === 'opening' ? view.casting.slice(0, 1) : []
}

/** What it waits for, if that is not simply somebody's turn: whoever is asked out of turn should not think it is. */
export function waiting(view: View): string | null {
  if (view.outcome !== null) return null
  if (view.question !== null) return isOutOfTurn(view, view.question) ? 'ui.asked.choose' : null
  if (view.phase === 'program' || view.phase === 'clue') return `ui.asked.${view.phase}`
  return view.phase === 'opening' ? 'ui.asked.pick' : null
}

const isOutOfTurn = (view: View, { who }: Question): boolean => ownerOf(view, who)[0] !== ownerOf(view, view.turn)[0]

const isLost = (options: readonly Option[]): boolean => options.length === 1 && options[0]?.names.use === 'nothing'

function yourAnswer(view: View, question: Question, options: readonly Option[], pick: Pick): Status {
  if (isLost(options))
    return {
      key: `ui.lost.${whyHopeless(view, question.who, question.id) ?? 'impossible'}`,
      who: question.who,
      yours: true,
      ...topic(question),
    }
  const about = { who: question.who, yours: true, ...topic(question) }
  const deed = deedOf(question, options, pick)
  if (chosen(options, pick) !== null)
    return { ...about, key: `ui.ready.${saysItAll(question, deed) ? 'ability' : deed}` }
  const field = missing(options, pick) ?? 'use'
  if (field === 'use' && question.family === 'moment') return { ...about, key: `ui.ask.${question.id}` }
  if (field === 'cell' && deed === 'lock' && moves(options)) return { ...about, key: 'ui.ask.cell.lock.moves' }
  return { ...about, key: `ui.ask.${field}${DIFFERS[field]?.includes(deed) === true ? `.${deed}` : ''}` }
}

/** An ability that needs nothing but to be used. */
export const saysItAll = (question: Question, deed: Deed): boolean => question.id === 'special' && deed === 'choose'

/** Where the question is put in words of its own. */
const DIFFERS: Partial<Record<Field, readonly Deed[]>> = {
  who: ['push', 'order', 'call', 'carry'],
  cell: ['look', 'move', 'push', 'swap', 'exchange', 'order', 'lock', 'reactivate', 'carry'],
  to: ['lock'],
}

/** Every lock is laid: one of them goes elsewhere. */
const moves = (options: readonly Option[]): boolean => options.some(({ names }) => names.to !== null)

/** What a question is about: a token, a room or a card. */
function topic({ family, id, who }: Question): { what?: string } {
  if (family === 'moment') return {}
  return { what: id === 'special' ? `ui.panel.ability.${characterOf(who)}` : `${family}.${id}` }
}

function theirAnswer(view: View, question: Question): Status {
  const [seat] = ownerOf(view, question.who)
  const asked = { who: question.who, ...(seat === undefined ? {} : { seat }), ...topic(question) }
  if (question.family === 'moment') return { ...asked, key: `ui.other.${question.id}` }
  return { ...asked, key: `ui.other.${question.family}` }
}

/** `seat` is null for those who only watch. */
export function statusOf(
  view: View,
  seat: number | null,
  asked: boolean,
  options: readonly Option[],
  pick: Pick,
  reminding = false,
): Status {
  if (view.outcome !== null) return { key: `outcome.${view.outcome}` }
  if (reminding) return { key: 'ui.ask.remind', yours: true }
  const { question } = view
  if (question !== null)
    return asked && seat !== null ? yourAnswer(view, question, options, pick) : theirAnswer(view, question)
  const open = toAct(view)
  if (view.phase === 'program') {
    const own = seat !== null && view.deciding.some((who) => figureOf(view, who)?.seat === seat)
    if (own && open.includes(seat)) return { key: 'ui.status.program', yours: true }
    return { key: own ? 'ui.status.programmed' : 'ui.status.others_program', n: open.length }
  }
  if (view.phase === 'clue' || view.phase === 'opening') return beginning(view, seat, open)
  return { key: 'ui.status.wait' }
}

function beginning(view: View, seat: number | null, open: readonly number[]): Status {
  const own = seat !== null && open.includes(seat)
  if (view.phase === 'clue')
    return own ? { key: 'ui.status.clue', yours: true } : { key: 'ui.status.clues', n: open.length }
  const first = open[0]
  if (own) return { key: 'ui.status.pick', yours: true }
  return first === undefined ? { key: 'ui.status.wait' } : { key: 'ui.status.picks', seat: first }
}
