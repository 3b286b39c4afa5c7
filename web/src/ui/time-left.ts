/** The time that is left, as a clock shows it. From an hour on nobody counts seconds. */
import { t } from '../i18n/words.svelte'
import { roughly } from '../lobby/durations'
import { minutes } from './minutes'

const HOUR = 3600

export function timeLeft(seconds: number): string {
  if (seconds < HOUR) return minutes(seconds)
  const rough = roughly(seconds)
  return t(`clock.${rough.key}`, { n: rough.n })
}
