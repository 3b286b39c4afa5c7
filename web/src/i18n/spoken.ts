/** The language at first, and the house's words in it. A script of its own: they are on their way before the main one has come. */
import { recall } from '../keep'
import type { Table } from './fill'

export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

const FILES = import.meta.glob<Table>('./*.json', { import: 'default' })

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Any kind of Chinese gets the Chinese we have. */
export function preferred(tongues: readonly string[]): Language {
  const known = tongues.map((tongue) => tongue.toLowerCase()).find((tongue) => /^(en|zh)\b/.test(tongue))
  return known?.startsWith('zh') === true ? 'zh-Hant' : 'en'
}

/** As a big screen's address may say. */
function asked(): Language | null {
  const named = new URLSearchParams(location.search).get('lang')
  return isLanguage(named) ? named : null
}

export async function houseWords(language: Language): Promise<Table> {
  return (await FILES[`./${language}.json`]?.()) ?? {}
}

export const first: Language = asked() ?? recall('language', isLanguage) ?? preferred(navigator.languages)
export const firstWords = houseWords(first)
