/** What the finale tells, in words: ids become sentences, seats names. */
import { knows, listed, t as say, wordsOf } from '../i18n/words.svelte'
import { called } from '../table/names'
import type { Params, Translate } from '../table/play-props'
import type { Award, Mark, MatchFinale } from '../types'

/** A number, the key of a word, several seats (numbers) or keys (strings), or nothing. */
export type Fact = number | string | readonly (number | string)[] | null
type Facts = Readonly<Record<string, Fact>>

export interface Telling {
  t: Translate
  name: (seat: number) => string
  colour: (seat: number) => number
  /** A fact in plain words; nothing to tell is empty. */
  fact: (fact: Fact) => string
  award: (award: Award) => string
  deciding: (mark: Mark) => string
  mark: (mark: Mark) => string
  headline: string
  /** How it came about, if the headline does not say it. */
  outcome: string | null
  brokenOff: boolean
}

export const BROKEN_OFF = 'deserted'

export function tellingOf(of: Pick<MatchFinale, 'game' | 'names' | 'colours' | 'result'>): Telling {
  const t = wordsOf(of.game)
  const colour = (seat: number): number => of.colours[seat] ?? seat
  const name = (seat: number): string => {
    const own = of.names[seat] ?? ''
    return own === '' ? say('seat.number', { n: seat + 1 }) : called({ name: own, colour: colour(seat) })
  }
  const one = (part: number | string): string => (typeof part === 'number' ? name(part) : t(part))
  const fact = (told: Fact): string => {
    if (told === null) return ''
    if (typeof told === 'number') return String(told)
    return typeof told === 'string' ? t(told) : listed(told.map(one))
  }
  const params = (facts: Facts): Params =>
    Object.fromEntries(Object.entries(facts).map(([key, told]) => [key, typeof told === 'number' ? told : fact(told)]))
  const { winners, outcome } = of.result
  const alone = of.names.length === 1 && knows(of.game, `outcome.${outcome}.alone`)
  const how = t(alone ? `outcome.${outcome}.alone` : `outcome.${outcome}`)
  const all = winners.length === 0 || winners.length === of.names.length
  return {
    t,
    name,
    colour,
    fact,
    award: (award) => t(`finale.award.${award.id}.about`, params(award.facts)),
    deciding: (mark) => t(`finale.deciding.${mark.id}`, params(mark.facts)),
    mark: (mark) => t(`mark.${mark.id}`, params(mark.facts)),
    headline: all ? how : say('match.won', { n: winners.length, names: listed(winners.map(name)) }),
    outcome: all || outcome === 'won' ? null : how,
    brokenOff: outcome === BROKEN_OFF,
  }
}
