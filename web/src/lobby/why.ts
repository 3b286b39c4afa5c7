/** Why a table cannot start, in words: the house's own, or those of the game that objects. */
import { t, wordsOf } from '../i18n/words.svelte'
import { namesOf } from '../table/names'
import { paramsOf } from '../table/story'
import type { Around } from '../types'

export function whyNot(around: Around): string | null {
  if (around.why_not === null) return null
  const { code, rule, facts } = around.why_not
  const params = paramsOf(facts, namesOf(around))
  return rule === '' ? t(`why_not.${code}`, params) : wordsOf(around.game)(`refusal.${code}`, params)
}
