/** Every word on the screen, in the language of the moment. */
import { keep, recall } from '../keep'
import type { Params, Translate } from '../table/play-props'
import en from './en.json'
import TITLES from 'virtual:game-titles'
import { fill, sentence, type Table } from './fill'
import zhHant from './zh-Hant.json'

export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

const SHELL: Readonly<Record<Language, Table>> = { en, 'zh-Hant': zhHant }
const GAME_FILES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', { import: 'default' })

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Any kind of Chinese gets the Chinese we have. */
export function preferred(tongues: readonly string[]): Language {
  const known = tongues.map((tongue) => tongue.toLowerCase()).find((tongue) => /^(en|zh)\b/.test(tongue))
  return known?.startsWith('zh') === true ? 'zh-Hant' : 'en'
}

let language = $state<Language>(recall('language', isLanguage) ?? preferred(navigator.languages))
/** By `game/language`. */
let tables = $state.raw<Readonly<Record<string, Table>>>({})
const games = new Set<string>()

export const speech = {
  get language(): Language {
    return language
  },
}

export function showLanguage(): void {
  document.documentElement.lang = language
}

/** Switches when all words of the other language are here, so that nothing flickers. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...games].map((game) => fetchWords(game, next)))
  language = next
  keep('language', next)
  showLanguage()
}

export async function loadGameWords(game: string): Promise<void> {
  games.add(game)
  await fetchWords(game, language)
}

export const t: Translate = (key, params = {}) => say([SHELL[language]], key, params)

/** The words of one game, then those of the house. Before the game is loaded: what is on its box. */
export function wordsOf(game: string): Translate {
  return (key, params = {}) => say([gameTable(game), SHELL[language]], key, params)
}

/** Does the game (or the house) have words for this key? */
export function knows(game: string, key: string): boolean {
  return key in gameTable(game) || key in SHELL[language]
}

/** All the words of a game in the language of the moment, for pages made from them. */
export function gameTable(game: string): Table {
  const name = `${game}/${language}`
  return tables[name] ?? TITLES[name] ?? {}
}

/** Names in a list, as the language joins them. */
export function listed(names: readonly string[]): string {
  if (language === 'zh-Hant') return names.join('、')
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

function say(from: readonly Table[], key: string, params: Params): string {
  for (const table of from) {
    const text = sentence(table, key, params, language)
    if (text !== null) return fill(text, params)
  }
  return key
}

async function fetchWords(game: string, tongue: Language): Promise<void> {
  const name = `${game}/${tongue}`
  if (tables[name] !== undefined) return
  const load = GAME_FILES[`../../../src/wayout/games/${game}/text/${tongue}.json`]
  const table = load === undefined ? {} : await load()
  tables = { ...tables, [name]: table }
}
