/** The words of a game's modules, which lie beside them, come in one file with those of the game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const GAME_WORDS = /^(.*\/games\/\w+)\/text\/([\w-]+\.json)$/

export function moduleWords(): Plugin {
  return {
    name: 'module-words',
    enforce: 'pre',
    load(id) {
      const [, game, language] = GAME_WORDS.exec(id) ?? []
      if (game === undefined || language === undefined || !existsSync(join(game, 'modules'))) return null
      const modules = readdirSync(join(game, 'modules')).map((module) =>
        join(game, 'modules', module, 'text', language),
      )
      const files = [id, ...modules.filter(existsSync)]
      files.forEach((file) => this.addWatchFile(file))
      const tables = files.map((file) => JSON.parse(readFileSync(file, 'utf-8')) as Record<string, string>)
      return JSON.stringify(Object.assign({}, ...tables))
    },
  }
}
