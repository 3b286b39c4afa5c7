/** Every word on the screen, in the language of the moment. */
import { keep } from '../keep'
import type { Params, Translate } from '../table/play-props'
import TITLES from 'virtual:game-titles'
import { fill, sentence, type Table } from './fill'
import { first, firstWords, houseWords, type Language } from './spoken'

export { isLanguage, LANGUAGES, type Language } from './spoken'

const GAME_FILES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', {
  import: 'default',
  query: '?table',
})
const MODULE_FILES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', {
  import: 'default',
  query: '?modules',
})
const RULE_FILES = import.meta.glob<Table>('../../../src/wayout/games/*/text/*.json', {
  import: 'default',
  query: '?rules',
})

// Nobody sees a page without words.
const told = await firstWords

let language = $state<Language>(first)
let wished = first
let houseTables = $state.raw<Readonly<Partial<Record<Language, Table>>>>({ [first]: told })
/** By `game/language`. */
let tables = $state.raw<Readonly<Record<string, Table>>>({})
let moduleTables = $state.raw<Readonly<Record<string, Table>>>({})
let ruleTables = $state.raw<Readonly<Record<string, Table>>>({})
const games = new Set<string>()
const modulesOf = new Set<string>()
const rulesOf = new Set<string>()

export const speech = {
  get language(): Language {
    return language
  },
}

export function showLanguage(): void {
  document.documentElement.lang = language
  // An app that is installed now will be called so.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
}

/** Switches when all words of the other language are here, so that nothing flickers; for good, or on this page alone. */
export async function speak(next: Language, forGood = true): Promise<void> {
  wished = next
  if (forGood) keep('language', next)
  if (!(await isHere(next)) || wished !== next) return
  language = next
  showLanguage()
}

/** A house that was renewed has the words of this page no more: it is loaded again, and then speaks as was wished. */
function isHere(tongue: Language): Promise<boolean> {
  const words = [
    fetchHouseWords(tongue),
    ...[...games].map((game) => fetchWords(game, tongue)),
    ...[...modulesOf].map((game) => fetchModuleWords(game, tongue)),
    ...[...rulesOf].map((game) => fetchRules(game, tongue)),
  ]
  return Promise.all(words).then(
    () => true,
    () => false,
  )
}

export async function loadGameWords(game: string): Promise<void> {
  games.add(game)
  await fetchWords(game, language)
}

/** What is said only while modules of the game are in play. */
export async function loadModuleWords(game: string): Promise<void> {
  modulesOf.add(game)
  await fetchModuleWords(game, language)
}

/** The pages of its rules, which come only when somebody opens them. */
export async function loadRules(game: string): Promise<void> {
  rulesOf.add(game)
  await fetchRules(game, language)
}

export const t: Translate = (key, params = {}) => say([houseTable()], key, params)

/** The words of one game, then those of the house. Before the game is loaded: what is on its box. */
export function wordsOf(game: string): Translate {
  return (key, params = {}) => say([gameTable(game), moduleTable(game), houseTable()], key, params)
}

/** Does the game (or the house) have words for this key? */
export function knows(game: string, key: string): boolean {
  return key in gameTable(game) || key in moduleTable(game) || key in houseTable()
}

const houseTable = (): Table => houseTables[language] ?? {}

/** All the words of a game in the language of the moment. */
function gameTable(game: string): Table {
  const name = `${game}/${language}`
  return tables[name] ?? TITLES[name] ?? {}
}

const moduleTable = (game: string): Table => moduleTables[`${game}/${language}`] ?? {}

/** What the pages of its rules are made from, once that is loaded. */
export function ruleTable(game: string): Table | null {
  return ruleTables[`${game}/${language}`] ?? null
}

/** Names in a list, as the language joins them. */
export function listed(names: readonly string[]): string {
  if (language === 'zh-Hant') return names.join('、')
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** Sentences one after the other, as the language sets them. */
export function inARow(sentences: readonly string[]): string {
  return sentences.join(language === 'zh-Hant' ? '' : ' ')
}

function say(from: readonly Table[], key: string, params: Params): string {
  for (const table of from) {
    const text = sentence(table, key, params, language)
    if (text !== null) return fill(text, params)
  }
  return key
}

async function fetchHouseWords(tongue: Language): Promise<void> {
  if (houseTables[tongue] !== undefined) return
  const table = await houseWords(tongue)
  houseTables = { ...houseTables, [tongue]: table }
}

async function fetchWords(game: string, tongue: Language): Promise<void> {
  const name = `${game}/${tongue}`
  if (tables[name] !== undefined) return
  const table = await fetched(GAME_FILES, name)
  tables = { ...tables, [name]: table }
}

async function fetchModuleWords(game: string, tongue: Language): Promise<void> {
  const name = `${game}/${tongue}`
  if (moduleTables[name] !== undefined) return
  const table = await fetched(MODULE_FILES, name)
  moduleTables = { ...moduleTables, [name]: table }
}

async function fetchRules(game: string, tongue: Language): Promise<void> {
  const name = `${game}/${tongue}`
  if (ruleTables[name] !== undefined) return
  const table = await fetched(RULE_FILES, name)
  ruleTables = { ...ruleTables, [name]: table }
}

async function fetched(files: Readonly<Record<string, () => Promise<Table>>>, name: string): Promise<Table> {
  const load = files[`../../../src/wayout/games/${name.replace('/', '/text/')}.json`]
  return load === undefined ? {} : await load()
}
