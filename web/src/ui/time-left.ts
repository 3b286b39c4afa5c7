/** The time that is left, as a clock shows it. */
import { t } from '../i18n/words.svelte'
import { roughly } from '../lobby/durations'
import { minutes } from './minutes'

const HOUR = 3600

/** From an hour on nobody counts seconds. */
export function isLong(seconds: number): boolean {
  return seconds >= HOUR
}

export function timeLeft(seconds: number): string {
  if (!isLong(seconds)) return minutes(seconds)
  const rough = roughly(seconds)
  return t(`clock.${rough.key}`, { n: rough.n })
}
