/** The words of a game with those of its modules, which lie beside them; and the pages of its rules by themselves, as
 * `….json?rules`, since most who play never open them. What only a match with modules says comes apart too: the page
 * loads `?table` first, and `?modules` with the first module that is in play. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const GAME_WORDS = /^(.*\/games\/\w+)\/text\/([\w-]+\.json)(?:\?(rules|table|modules))?$/
/** What is said while a module is in play, and nowhere else. */
const IN_PLAY = /^(event|ui|prompt|hint|tile|card|curse|treasure|character|symbol|ban)\./

type Words = Record<string, string>

function filesOf(game: string, language: string): string[] {
  const modules = join(game, 'modules')
  const named = existsSync(modules) ? readdirSync(modules).map((one) => join(modules, one, 'text', language)) : []
  return [join(game, 'text', language), ...named.filter(existsSync)]
}

function read(file: string, wanted: (key: string) => boolean): Words {
  const words = JSON.parse(readFileSync(file, 'utf-8')) as Words
  return Object.fromEntries(Object.entries(words).filter(([key]) => wanted(key)))
}

function isWanted(part: string | undefined, ofModule: boolean): (key: string) => boolean {
  if (part === 'rules') return (key) => key.startsWith('rule.')
  if (part === 'modules') return (key) => ofModule && IN_PLAY.test(key)
  return (key) => !key.startsWith('rule.') && !(part === 'table' && ofModule && IN_PLAY.test(key))
}

export function gameWords(): Plugin {
  return {
    name: 'game-words',
    enforce: 'pre',
    load(id) {
      const [, game, language, part] = GAME_WORDS.exec(id) ?? []
      if (game === undefined || language === undefined) return null
      const files = filesOf(game, language)
      files.forEach((file) => this.addWatchFile(file))
      return JSON.stringify(Object.assign({}, ...files.map((file, at) => read(file, isWanted(part, at > 0)))))
    },
  }
}
