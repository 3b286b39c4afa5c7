/** What can be programmed for a character, and what has been put together so far. Nothing is offered that may not be sent. */
import { whyHopeless } from '../people'
import type { Token, Who } from '../terms'
import type { Action, FigureView, Program, View } from '../wire'

export interface Draft {
  /** In order; one alone is played in either pass. */
  tokens: readonly Token[]
  adrenaline: boolean
  /** Which of two abilities it will be (R25-4.9: Kevin). */
  aim: string | null
}

/** A token to choose: with its aim, where there are two kinds of it. */
export interface Choice {
  token: Token
  aim: string | null
  lost: boolean
}

export const NO_DRAFT: Draft = { tokens: [], adrenaline: false, aim: null }

const ORDER: readonly Token[] = ['look', 'move', 'push', 'control', 'special']

export const programsOf = (may: readonly Action[], who: Who): Program[] =>
  may.flatMap((action) => (action.type === 'program' && action.who === who ? [action] : []))

const same = (one: Draft, other: Draft): boolean =>
  one.adrenaline === other.adrenaline && one.aim === other.aim && one.tokens.join() === other.tokens.join()

/** What lies there already, once a character is ready. */
export function laidBy({ ready, program }: FigureView): Draft | null {
  if (!ready || program === null) return null
  const { first, second, floating, adrenaline, aim } = program
  return { tokens: [first, second, floating].filter((token) => token !== null), adrenaline, aim }
}

/** Everything that can lie there: what may be sent, and what was sent already. */
export function knownOf(programs: readonly Program[], figure: FigureView): Draft[] {
  const laid = laidBy(figure)
  return laid === null ? [...programs] : [...programs, laid]
}

/** May this be sent? What lies there already is not sent again. */
export const sendable = (programs: readonly Program[], draft: Draft): Program | null =>
  programs.find((program) => same(program, draft)) ?? null

export const isLaid = (figure: FigureView, draft: Draft): boolean => {
  const laid = laidBy(figure)
  return laid !== null && same(laid, draft)
}

/** The tokens of this character, those that are lost among them. */
export function choicesOf(programs: readonly Draft[], { lost }: FigureView): Choice[] {
  return ORDER.flatMap((token): Choice[] => {
    if (lost.includes(token)) return [{ token, aim: null, lost: true }]
    const aims = programs.flatMap(({ tokens, aim }) => (tokens.includes(token) && token === 'special' ? [aim] : []))
    const holds = programs.some(({ tokens }) => tokens.includes(token))
    const kinds: readonly (string | null)[] = aims.length > 0 ? [...new Set(aims)].sort().reverse() : [null]
    return holds ? kinds.map((aim) => ({ token, aim, lost: false })) : []
  })
}

/** Whoever is paranoid or a revealed guard decides about adrenaline only. */
export const onlyAdrenaline = (programs: readonly Draft[]): boolean =>
  programs.length > 0 && programs.every(({ tokens }) => tokens.length === 0)

export const mostTokens = (programs: readonly Draft[]): number =>
  Math.max(0, ...programs.map(({ tokens }) => tokens.length))

export const isPlaced = (draft: Draft, { token, aim }: Choice): boolean =>
  draft.tokens.includes(token) && (token !== 'special' || draft.aim === aim)

const aimed = (draft: Draft, { token, aim }: Choice): string | null => (token === 'special' ? aim : draft.aim)

/** Without this token. */
export function without(draft: Draft, token: Token): Draft {
  const tokens = draft.tokens.filter((one) => one !== token)
  return { ...draft, tokens, aim: tokens.includes('special') ? draft.aim : null }
}

/** Tapped: in it goes, behind what is there, or instead of the last; tapped again, it comes out. */
export function tapped(draft: Draft, choice: Choice, most: number): Draft {
  const { token } = choice
  if (choice.lost || most === 0) return draft
  if (isPlaced(draft, choice)) return without(draft, token)
  if (draft.tokens.includes(token)) return { ...draft, aim: aimed(draft, choice) }
  return dropped(draft, choice, draft.tokens.length, most)
}

/** Put into the first place or the second. */
export function dropped(draft: Draft, choice: Choice, place: number, most: number): Draft {
  if (choice.lost || most === 0) return draft
  const rest = without(draft, choice.token)
  const tokens = [...rest.tokens]
  const at = Math.min(place, most - 1, tokens.length)
  tokens.splice(at, tokens.length >= most ? 1 : 0, choice.token)
  const kept = { ...rest, tokens }
  return { ...kept, aim: tokens.includes('special') ? aimed(kept, choice) : null }
}

export const turned = (draft: Draft): Draft => ({ ...draft, tokens: draft.tokens.toReversed() })

/** Can adrenaline be added; and if not, why? */
export type Adrenaline = 'yes' | 'cold' | 'gone' | 'none'

export function adrenalineOf(programs: readonly Program[], figure: FigureView): Adrenaline {
  if (figure.adrenaline === 'none') return 'none'
  if (figure.cold) return 'cold'
  const may = figure.adrenaline === 'committed' || programs.some(({ adrenaline }) => adrenaline)
  return may ? 'yes' : 'gone'
}

/** The first token that will be lost where this character stands, as far as it stays there; and why. */
export function doubtOf(view: View, { who }: FigureView, { tokens }: Draft): { token: Token; why: string } | null {
  const leaves = tokens.indexOf('move')
  const stays = leaves < 0 ? tokens : tokens.slice(0, leaves)
  const doubts = stays.flatMap((token) => {
    const why = whyHopeless(view, who, token)
    return why === null ? [] : [{ token, why }]
  })
  return doubts[0] ?? null
}
