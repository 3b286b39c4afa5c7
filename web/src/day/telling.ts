/** A try at the day's maze in words and signs, which give nothing of the maze away. */
import { nameless } from '../house.svelte'
import { speech, t, wordsOf } from '../i18n/words.svelte'
import type { DayLine, Feat } from '../types'
import { minutes } from '../ui/minutes'

/** More than any maze has steps. */
const LONGEST = 12

/** How far they came, and how far it would have been. */
export function steps(feat: Feat): { done: number; of: number } {
  const of = Math.min(feat.of, LONGEST)
  return { done: Math.min(feat.done, of), of }
}

/** A filled square for each step, an empty one for each that is missing. */
export function signs(feat: Feat): string {
  const { done, of } = steps(feat)
  return '■'.repeat(done) + '□'.repeat(of - done)
}

/** The figures by which tries compare, in the game's words. */
export function figures(game: string, feat: Feat): string {
  const key = feat.won ? 'day.won' : feat.done === 0 ? 'day.none' : 'day.lost'
  const { done, of, facts } = feat
  return wordsOf(game)(key, { done, of, ...facts, time: minutes(facts['seconds'] ?? 0) })
}

/** Those of a line. Whoever has not said a name has no mark here to be called by, either. */
export function namesIn({ names }: Pick<DayLine, 'names'>): string[] {
  return names.map((name) => (nameless(name) ? t('day.nameless') : name))
}

/** `game · alone` */
export function mazeName(game: string, maze: string): string {
  return t('day.maze', { game: wordsOf(game)('game.name'), maze: t(`day.${maze}`) })
}

/** Dates are those of UTC, whatever the clock on the wall says. */
export function dateName(date: string): string {
  const form = new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return form.format(new Date(`${date}T00:00:00Z`))
}

/** Hours and minutes, or only minutes; the last one is never over before it is. */
export function left(seconds: number): string {
  const all = Math.max(1, Math.ceil(seconds / 60))
  const [hours, rest] = [Math.floor(all / 60), all % 60]
  return hours === 0 ? t('day.minutes', { m: rest }) : t('day.hours', { h: hours, m: rest })
}

/** For friends: what was tried, how far it went, and where they can try it. */
export function shared(game: string, maze: string, date: string, feat: Feat, house: string): string {
  const head = t('day.share', { date: dateName(date) })
  return [head, mazeName(game, maze), `${signs(feat)}${feat.won ? ' ✓' : ''} ${figures(game, feat)}`, house].join('\n')
}
